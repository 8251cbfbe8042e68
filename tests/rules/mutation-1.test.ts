import { proveConditions } from './mutation';

proveConditions(1);

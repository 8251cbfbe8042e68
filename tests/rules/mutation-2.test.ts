import { proveConditions } from './mutation';

proveConditions(2);

import { proveConditions } from './mutation';

proveConditions(3);

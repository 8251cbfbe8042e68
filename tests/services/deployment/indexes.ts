import { type Answer, done, PROJECT, type Request } from './protocol';

const DATABASE = `projects/${PROJECT}/databases/(default)`;

/** Firestore's own administration: which database there is, and its indexes. */
export class IndexService {
  readonly indexes: unknown[] = [];
  readonly fields: unknown[] = [];

  answer(request: Request): Answer | undefined {
    const { method, path } = request;
    const name = path.replace(/^\/v1\//, '');
    if (method === 'GET' && name === DATABASE)
      return done({ name, type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' });
    if (method === 'GET' && name === `${DATABASE}/collectionGroups/-/indexes`)
      return done({ indexes: this.indexes });
    if (method === 'GET' && name === `${DATABASE}/collectionGroups/-/fields`)
      return done({ fields: this.fields });
    if (method === 'POST' && /\/collectionGroups\/[^/]+\/indexes$/.test(name)) {
      this.indexes.push({
        ...Object(request.json()),
        name: `${name}/${this.indexes.length}`,
        state: 'CREATING',
      });
      return done({ name: `${DATABASE}/operations/1` });
    }
    if (method === 'PATCH' && /\/fields\/[^/]+$/.test(name)) {
      this.fields.push({ ...Object(request.json()), name });
      return done({ name: `${DATABASE}/operations/1` });
    }
    return;
  }
}

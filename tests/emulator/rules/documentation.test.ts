/**
 * The examples of the official documentation as cases: rules-conditions, rules-fields and rules-query
 * (https://firebase.google.com/docs/firestore/security/get-started), rules as there, near misses ours.
 */
import { describe, expect, it } from 'vitest';
import type { RulesRequest } from '../../../emulator/rules';
import {
  compiled,
  create,
  environment,
  type Filter,
  firestore,
  get,
  list,
  type Person,
  type Plain,
  remove,
  update,
  type World,
} from './support';

const someone: Person = { uid: 'some_auth_id' };
const other: Person = { uid: 'other' };

function ask(inside: string, world: World = {}) {
  const rules = compiled(firestore(inside));
  return (request: RulesRequest) => rules.evaluate(request, environment(world)).allowed;
}

describe('Writing conditions', () => {
  it('authentication: only a signed-in user, only the owner', () => {
    const allowed = ask(`
    match /cities/{city} { allow read, write: if request.auth != null; }
    match /users/{userId} {
      allow read, update, delete: if request.auth != null && request.auth.uid == userId;
      allow create: if request.auth != null;
    }`);
    expect(allowed(get('cities/SF', {}, someone))).toBe(true);
    expect(allowed(get('cities/SF', {}))).toBe(false);
    expect(allowed(update('users/some_auth_id', {}, {}, someone))).toBe(true);
    expect(allowed(update('users/some_auth_id', {}, {}, other))).toBe(false);
    expect(allowed(create('users/new', {}, other))).toBe(true);
  });

  it('data validation: visibility of the stored document', () => {
    const allowed = ask("match /cities/{city} { allow read: if resource.data.visibility == 'public'; }");
    expect(allowed(get('cities/SF', { visibility: 'public' }))).toBe(true);
    expect(allowed(get('cities/SF', { visibility: 'private' }))).toBe(false);
    expect(allowed(get('cities/SF', {}))).toBe(false);
  });

  it('data validation: a positive population, an unchanged name', () => {
    const allowed = ask(`match /cities/{city} {
      allow update: if request.resource.data.population > 0
                    && request.resource.data.name == resource.data.name;
    }`);
    expect(allowed(update('cities/SF', { name: 'SF' }, { name: 'SF', population: 1 }))).toBe(true);
    expect(allowed(update('cities/SF', { name: 'SF' }, { name: 'SF', population: 0 }))).toBe(false);
    expect(allowed(update('cities/SF', { name: 'SF' }, { name: 'LA', population: 1 }))).toBe(false);
  });

  it('other documents: get() and exists()', () => {
    const allowed = ask(
      `match /cities/{city} {
        allow create: if request.auth != null && exists(/databases/$(database)/documents/users/$(request.auth.uid));
        allow delete: if request.auth != null && get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin == true;
      }`,
      { before: { 'users/some_auth_id': { admin: true }, 'users/other': { admin: false } } },
    );
    expect(allowed(create('cities/SF', {}, someone))).toBe(true);
    expect(allowed(create('cities/SF', {}, { uid: 'nobody' }))).toBe(false);
    expect(allowed(remove('cities/SF', {}, someone))).toBe(true);
    expect(allowed(remove('cities/SF', {}, other))).toBe(false);
    expect(allowed(remove('cities/SF', {}))).toBe(false);
  });

  it('transactions: a city is written only with its country, at the time of the request', () => {
    const rules = `
    function isSignedIn() { return request.auth.uid != null; }
    match /cities/{city} {
      allow write: if isSignedIn() && request.resource.data.country != null
        && getAfter(/databases/$(database)/documents/countries/$(request.resource.data.country)).data.last_updated == request.time;
    }`;
    const touched = { 'countries/US': { last_updated: new Date('2024-03-15T10:20:30.500Z') } };
    const request = create('cities/SF', { country: 'US' }, someone);
    expect(ask(rules, { after: touched })(request)).toBe(true);
    expect(ask(rules, { before: touched, after: {} })(request)).toBe(false);
  });

  it('functions: signed in or public', () => {
    const allowed = ask(`
    function signedInOrPublic() { return request.auth.uid != null || resource.data.visibility == 'public'; }
    match /cities/{city} { allow read, write: if signedInOrPublic(); }`);
    expect(allowed(get('cities/SF', { visibility: 'public' }))).toBe(true);
    expect(allowed(get('cities/SF', {}, someone))).toBe(true);
    expect(allowed(get('cities/SF', {}))).toBe(false);
  });

  it('let: author or administrator, where an error of one does not hide the other', () => {
    const allowed = ask(
      `function isAuthorOrAdmin(userId, articleId) {
        let article = get(/databases/$(database)/documents/articles/$(articleId));
        let isAuthor = article.author == userId;
        let isAdmin = exists(/databases/$(database)/documents/admins/$(userId));
        return isAuthor || isAdmin;
      }
      match /articles/{id} { allow update: if isAuthorOrAdmin(request.auth.uid, id); }`,
      { before: { 'articles/a': { author: 'other' }, 'admins/some_auth_id': {} } },
    );
    expect(allowed(update('articles/a', {}, {}, someone))).toBe(true);
    expect(allowed(update('articles/a', {}, {}, other))).toBe(false);
  });
});

describe('Control access to specific fields', () => {
  const restaurant = { name: 'n', location: 'l', city: 'c' };

  it('a private subcollection for some roles', () => {
    const allowed = ask(`
    match /employees/{emp_id} {
      allow read: if request.auth != null
      // Allow only users with the custom auth claim of "Finance" to view
      match /private/finances { allow read: if request.auth.token.role == 'Finance' }
    }`);
    const finance = { uid: 'f', token: { role: 'Finance' } };
    expect(allowed(get('employees/1', {}, someone))).toBe(true);
    expect(allowed(get('employees/1/private/finances', {}, finance))).toBe(true);
    expect(allowed(get('employees/1/private/finances', {}, someone))).toBe(false);
  });

  it('required fields', () => {
    const allowed = ask(
      "match /restaurant/{id} { allow create: if request.resource.data.keys().hasAll(['name', 'location', 'city']); }",
    );
    expect(allowed(create('restaurant/1', { ...restaurant, extra: 1 }))).toBe(true);
    expect(allowed(create('restaurant/1', { name: 'n', location: 'l' }))).toBe(false);
  });

  it('forbidden fields', () => {
    const allowed = ask(
      "match /restaurant/{id} { allow create: if (!request.resource.data.keys().hasAny(['average_score', 'rating_count'])); }",
    );
    expect(allowed(create('restaurant/1', restaurant))).toBe(true);
    expect(allowed(create('restaurant/1', { ...restaurant, rating_count: 9 }))).toBe(false);
  });

  it('required and optional fields, and no other', () => {
    const allowed = ask(`
    function verifyFields(required, optional) {
      let allAllowedFields = required.concat(optional);
      return request.resource.data.keys().hasAll(required) &&
        request.resource.data.keys().hasOnly(allAllowedFields);
    }
    match /restaurant/{id} {
      allow create: if verifyFields(['name', 'location', 'city'], ['address', 'hours', 'cuisine']);
    }`);
    expect(allowed(create('restaurant/1', { ...restaurant, hours: '9-5' }))).toBe(true);
    expect(allowed(create('restaurant/1', { ...restaurant, stars: 5 }))).toBe(false);
    expect(allowed(create('restaurant/1', { name: 'n', hours: '9-5' }))).toBe(false);
  });

  it.each([
    ["!request.resource.data.diff(resource.data).affectedKeys().hasAny(['average_score', 'rating_count'])"],
    [
      "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['name', 'location', 'city', 'address'])",
    ],
  ])('fields that an update may change: %s', (condition) => {
    const allowed = ask(`match /restaurant/{id} { allow update: if (${condition}); }`);
    const before = { ...restaurant, average_score: 4.5 };
    expect(allowed(update('restaurant/1', before, { ...before, address: 'x' }))).toBe(true);
    expect(allowed(update('restaurant/1', before, { ...before, average_score: 5 }))).toBe(false);
    expect(allowed(update('restaurant/1', before, restaurant))).toBe(false);
  });

  it('field types, required and optional', () => {
    const allowed = ask(`
    function reviewFieldsAreValidTypes(docData) {
      return docData.score is int &&
          docData.headline is string &&
          docData.review_date is timestamp &&
          docData.get('photo_url', '') is string &&
          docData.get('tags', []) is list;
    }
    match /restaurant/{restId}/review/{id} { allow create: if reviewFieldsAreValidTypes(request.resource.data); }`);
    const review: Record<string, Plain> = { score: 5, headline: 'h', review_date: new Date(0) };
    const posting = (fields: Record<string, Plain>) => create('restaurant/1/review/1', fields);
    expect(allowed(posting(review))).toBe(true);
    expect(allowed(posting({ ...review, photo_url: 'u', tags: ['t'] }))).toBe(true);
    expect(allowed(posting({ ...review, tags: 't' }))).toBe(false);
    expect(allowed(posting({ ...review, score: 4.5 }))).toBe(false);
    expect(allowed(posting({ score: 5, headline: 'h' }))).toBe(false);
  });
});

describe('Securely query data', () => {
  const stories = (filters: Filter[], person: Person | null = someone, limit?: number) =>
    list('stories', [filters], { person, query: limit === undefined ? {} : { limit } });

  it('by the author’s uid', () => {
    const allowed = ask(
      'match /stories/{storyid} { allow read, write: if request.auth != null && request.auth.uid == resource.data.author; }',
    );
    expect(allowed(stories([['author', '==', 'some_auth_id']]))).toBe(true);
    expect(allowed(stories([]))).toBe(false);
    expect(allowed(stories([['author', '==', 'other']]))).toBe(false);
  });

  it('by a field, published or of one’s own', () => {
    const allowed = ask(`match /stories/{storyid} {
      allow read: if resource.data.published == true || (request.auth != null && request.auth.uid == resource.data.author);
      allow write: if request.auth != null && request.auth.uid == resource.data.author;
    }`);
    expect(allowed(stories([['published', '==', true]], null))).toBe(true);
    expect(allowed(stories([['author', '==', 'some_auth_id']]))).toBe(true);
    expect(allowed(stories([], null))).toBe(false);
    expect(allowed(stories([['published', '==', false]], null))).toBe(false);
    const both = (author: string) =>
      list('stories', [[['published', '==', true]], [['author', '==', author]]], { person: someone });
    expect(allowed(both('some_auth_id'))).toBe(true);
    expect(allowed(both('other'))).toBe(false);
  });

  it('a range in the query that lies within the range of the rule', () => {
    const allowed = ask('match /users/{id} { allow list: if resource.data.age > 18; }');
    const users = (filters: Filter[]) => allowed(list('users', [filters]));
    expect(users([['age', '>=', 21]])).toBe(true);
    expect(users([['age', '>', 18]])).toBe(true);
    expect(users([['age', '>', 17]])).toBe(false);
    expect(users([])).toBe(false);
  });

  it('by the properties of the query: a limit of at most 10', () => {
    const allowed = ask(`match /stories/{storyid} {
      allow list: if request.query.limit <= 10 && resource.data.published == true;
      allow get: if resource.data.published == true;
    }`);
    expect(allowed(stories([['published', '==', true]], null, 10))).toBe(true);
    expect(allowed(stories([['published', '==', true]], null, 20))).toBe(false);
    expect(allowed(stories([['published', '==', true]], null))).toBe(false);
  });

  it('collection groups: posts of every forum', () => {
    const open = ask('match /{path=**}/posts/{post} { allow read: if request.auth != null; }');
    const group = (filters: Filter[], person: Person | null) =>
      list('posts', [filters], { person, collectionGroup: true });
    expect(open(group([], someone))).toBe(true);
    expect(open(group([], null))).toBe(false);
    expect(open(get('forums/technology/posts/post1', {}, someone))).toBe(true);

    const oneForum = ask('match /forums/{forumid}/posts/{postid} { allow read: if true; }');
    expect(oneForum(list('forums/technology/posts', [[]]))).toBe(true);
    expect(oneForum(group([], someone))).toBe(false);

    const own = ask(
      'match /{path=**}/posts/{post} { allow read: if request.auth.uid == resource.data.author; }',
    );
    expect(own(group([['author', '==', 'some_auth_id']], someone))).toBe(true);
    expect(own(group([], someone))).toBe(false);
  });
});

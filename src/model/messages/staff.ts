/** The sentences of the staff's screens, apart from messages.ts for the same reason as the forum's (foro.ts). */
export { admin, adminComments, adminMessages, collectionReader } from './admin';
export { adminArticles, articleForm, firstSteps } from './admin-articles';
export { adminCategories } from './admin-categories';
export { adminExport, adminImport, adminRebuild, adminSizes } from './admin-import';
export { adminLinks } from './admin-links';
export { adminUsers } from './admin-users';
export { editor, images } from './editor';
export { evidenceForm } from './evidence-form';
export { sourcesEditor } from './sources-editor';

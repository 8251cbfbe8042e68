export { admin } from './admin';
export { adminArticles, articleForm } from './admin-articles';
export { adminCategories } from './admin-categories';
export { adminComments } from './admin-comments';
export { adminExport, adminImport, adminRebuild } from './admin-import';
export { adminMessages } from './admin-messages';
export { adminUsers } from './admin-users';
export { collectionReader } from './collection-reader';
export { editor, images } from './editor';

/** Articles and the catalogue of the library: reading for visitors, writing for the staff. What only the staff's panel uses is told apart by the bundler. */
export type { ArticleDeletionProgress } from './deletion';
export { EmptyArticle } from './managed';
export { hasGivenCards } from './page-cards';
export { type ArticleResult, prefetchArticle, useArticle, useRecordVisit } from './useArticle';
export { removeArticle, useStateChange } from './useArticleActions';
export {
  acquireTabLock,
  chooseAutosave,
  discardDraft,
  draftsFor,
  forgetDrafts,
  isAutosaveChosen,
  keepDraft,
  type PictureUpload,
  restoreArticle,
  type SaveOutcome,
  type Saver,
  sendArticlePicture,
  storeArticle,
  sweepPictures,
  type UploadResult,
  useEditableArticle,
  useRevisions,
} from './useArticleEditing';
export { useAwaitsPublication } from './useAwaitsPublication';
export { useCatalogue, useHomeCards } from './useCatalogue';
export { type KeptPlace, useManagedArticles } from './useManagedArticles';
export { useChapterTexts, usePassageMap } from './usePassages';
export { useArticlesBy, useRecommended } from './useSelectedCards';
export { useSources } from './useSources';

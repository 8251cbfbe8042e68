/** The hooks through which screens get their data, and the errors that they give. */
export { sentenceOf, toServiceError } from '../firestore/errors';
export { type ArticleResult, prefetchArticle, useArticle, useRecordVisit } from './articles/useArticle';
export { useCatalogue, useCatalogueTotal, useHomeCards } from './articles/useCatalogue';
export { type LibraryCards, useLibraryCards, usePathCategory } from './articles/useCategory';
export { type ContentSearch, prefetchContentSearch, useContentSearch } from './articles/useContentSearch';
export { useArticlesBy, useRecommended } from './articles/useSelectedCards';
export { useCategoryColours } from './categories/useCategoryColours';
export { queryClient } from './client';
export { useArticleComments, useRecentComments } from './comments/useComments';
export { useAddComment, useDeleteComment, useEditComment } from './comments/useCommentWriting';
export { useSendMessage } from './contact/useSendMessage';
export {
  useFavourite,
  useFavourites,
  useOwnFavourites,
} from './favourites/useFavourites';
export { onBadgesEarned } from './users/member';
export { useFace } from './users/useFace';
export {
  deleteAccount,
  exportAccount,
  useAccountProfile,
  useBadgeDates,
  useUpdateProfile,
} from './users/useMembers';

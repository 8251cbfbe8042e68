/** The hooks through which screens get their data, and the errors that they give. */
export { type ServiceError, toServiceError } from '../errors';
export { queryClient } from './client';
export { onBadgesEarned } from './member';
export { deleteAccount, exportAccount } from './own-data';
export { type ArticleResult, prefetchArticle, useArticle } from './useArticle';
export { useArticlesBy } from './useArticlesBy';
export { useCatalogue, useCatalogueTotal } from './useCatalogue';
export { useCategoryColours } from './useCategoryColours';
export { useArticleComments, useRecentComments } from './useComments';
export { useAddComment, useDeleteComment, useEditComment } from './useCommentWriting';
export { prefetchContentSearch, useContentSearch } from './useContentSearch';
export { useFace } from './useFace';
export {
  useFavourite,
  useFavourites,
  useOwnFavourites,
} from './useFavourites';
export { useAccountProfile, useBadgeDates, useUpdateProfile } from './useMembers';
export { useRecommended } from './useRecommended';
export { useRecordVisit } from './useRecordVisit';
export { useSendMessage } from './useSendMessage';

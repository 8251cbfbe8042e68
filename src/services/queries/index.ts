/** The hooks through which screens get their data, and the errors that they give. */
export { type ServiceError, toServiceError } from '../firestore/errors';
export { type ArticleResult, prefetchArticle, useArticle } from './articles/useArticle';
export { useArticlesBy } from './articles/useArticlesBy';
export { useCatalogue, useCatalogueTotal } from './articles/useCatalogue';
export { prefetchContentSearch, useContentSearch } from './articles/useContentSearch';
export { useRecommended } from './articles/useRecommended';
export { useRecordVisit } from './articles/useRecordVisit';
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
export { deleteAccount, exportAccount } from './users/own-data';
export { useFace } from './users/useFace';
export { useAccountProfile, useBadgeDates, useUpdateProfile } from './users/useMembers';

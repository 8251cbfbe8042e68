import { BLOGGER_AUTHOR_ID, isDocumentId } from '@/model/articles/article-ids';
import { useFace } from '@/services/users';

/** The face of who wrote an article: null of who has no account, undefined until it is known. */
export const useAuthorFace = (autorId: string) =>
  useFace(isDocumentId(autorId) && autorId !== BLOGGER_AUTHOR_ID ? autorId : null);

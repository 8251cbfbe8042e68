export { newId } from '@/model/document-id';

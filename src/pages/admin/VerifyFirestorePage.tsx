import { CollectionScreen } from '@/components/admin/collections/CollectionScreen';
import { usePageMeta } from '@/components/ui';
import { staff } from '@/model/staff-messages';

const texts = staff.collectionReader;

/** /verificar-firestore. The guard of the route has seen to it that there is an account that may. */
export default function VerifyFirestorePage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  return <CollectionScreen />;
}

import { useParams } from 'react-router-dom';
import styles from '@/components/forum/topic/Topic.module.css';
import { TopicView } from '@/components/forum/topic/TopicView';

/** /foro/tema/{id}: one topic with its replies. */
export default function TopicPage() {
  const { temaId = '' } = useParams();
  return (
    <div className={`container vstack gap-5 pt-4 pb-8 ${styles.page}`}>
      <TopicView key={temaId} id={temaId} />
    </div>
  );
}

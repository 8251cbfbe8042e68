import { useParams } from 'react-router-dom';
import styles from '@/components/forum/topic/Topic.module.css';
import { TopicView } from '@/components/forum/topic/TopicView';
import { classNames } from '@/components/ui';

/** /foro/tema/{id}: one topic with its replies. */
export default function TopicPage() {
  const { temaId = '' } = useParams();
  return (
    <div className={classNames('container', styles.page)}>
      <TopicView key={temaId} id={temaId} />
    </div>
  );
}

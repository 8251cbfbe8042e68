import { LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './AuthFrame.module.css';

/** In the form's place while it is not known whether there is anything to fill in. */
export function AuthWaiting() {
  return (
    <LoadingRegion text={messages.common.loading} className={styles.waiting}>
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </LoadingRegion>
  );
}

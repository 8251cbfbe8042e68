import { ButtonLink } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './SignInToComment.module.css';
import { useSignInHref } from './useSignInHref';

const text = messages.article.comments;

/** What a visitor finds in the place of the comment form. */
export function SignInToComment() {
  const { login, register } = useSignInHref();
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>{text.formTitle}</h3>
      <p>{text.invitation}</p>
      <p className={styles.actions}>
        <ButtonLink to={login} size="small">
          {text.login}
        </ButtonLink>
        <ButtonLink to={register} size="small" variant="secondary">
          {text.register}
        </ButtonLink>
      </p>
    </div>
  );
}

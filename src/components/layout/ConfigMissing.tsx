import { messages } from '@/model/messages';
import styles from './ErrorPage.module.css';

/** The whole site, when it was built without its configuration: nothing of Firebase has been started. */
export function ConfigMissing({ variables }: { variables: readonly string[] }) {
  return (
    <main className={styles.page}>
      <title>{messages.errors.configTitle}</title>
      <h1 className={styles.title}>{messages.errors.configTitle}</h1>
      <p className="lead">{messages.errors.configText}</p>
      <ul>
        {variables.map((variable) => (
          <li key={variable}>
            <code>{variable}</code>
          </li>
        ))}
      </ul>
      <p>{messages.errors.configHelp}</p>
    </main>
  );
}

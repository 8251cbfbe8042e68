import { configuration as texts } from '@/model/messages/configuration';
import { PAGE } from './ErrorPage';

/** The whole site, when it was built without its configuration: nothing of Firebase has been started. */
export function ConfigMissing({ variables }: { variables: readonly string[] }) {
  return (
    <main className={PAGE}>
      <title>{texts.title}</title>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.text}</p>
      <ul>
        {variables.map((variable) => (
          <li key={variable}>
            <code>{variable}</code>
          </li>
        ))}
      </ul>
      <p>{texts.help}</p>
    </main>
  );
}

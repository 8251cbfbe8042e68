import styles from './Pictures.module.css';

/** What is wrong with pictures, a line for each. */
export function PictureProblems({ texts }: { texts: readonly string[] }) {
  return (
    <div role="alert">
      {texts.length > 0 && (
        <ul className={styles.problem}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

import styles from './Layout.module.css';

/** Most pages come before anybody wonders: a sign would cost a slow phone frames. */
const WONDER_MS = 200;

/** Shows that the next page comes, as PageChange does while the router brings it; gives what takes the sign away. */
export function showStepSign(): () => void {
  const sign = document.createElement('div');
  sign.className = styles.progress ?? '';
  sign.ariaHidden = 'true';
  const timer = setTimeout(() => document.body.append(sign), WONDER_MS);
  return () => {
    clearTimeout(timer);
    sign.remove();
  };
}

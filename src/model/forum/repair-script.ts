import * as foroStaff from '../messages/forum-staff';

/** What the manual script asks the page for, and how the page answers: `detail.message` is a sentence. */
export const REPAIR_REQUEST = 'foro:reparar-permisos';
export const REPAIR_ANSWER = 'foro:permisos-reparados';

export const REPAIR_FILE = 'reparar-permisos-foro.js';

/**
 * The downloadable script of /foro/admin/categorias (design decision 14). It holds no credentials and writes nothing: it asks
 * the page for the repair that its own button does, and the page prevents the event's default to say that it heard.
 */
export function repairScript(): string {
  const text = JSON.stringify(foroStaff.forumCategories.script.notHere);
  return `// Reparación de permisos del foro. No contiene claves: le pide a la página abierta que haga la misma
// reparación que su botón, con la sesión que ya está iniciada.
(() => {
  window.addEventListener('${REPAIR_ANSWER}', (event) => console.log(event.detail.message), { once: true });
  const request = new CustomEvent('${REPAIR_REQUEST}', { cancelable: true });
  if (window.dispatchEvent(request)) console.warn(${text});
})();
`;
}

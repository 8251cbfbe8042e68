/** Who may become the first administrator of a public site: the e-mail of .env, asked for once. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { text } from '../lib/site-url';

const NAME = 'FIRST_ADMIN_EMAIL';

/**
 * The e-mail of the `.env` in a folder; where it has none, `ask` is asked and what it says is kept there. Null where nobody says
 * one: then nobody may become the first administrator, which a site that has one does not mind.
 */
export async function firstAdministrator(
  folder: string,
  ask: ((question: string) => Promise<string>) | null,
): Promise<string | null> {
  const known = text(loadEnv('production', folder, NAME), NAME);
  if (known !== '') return known;
  const question = 'E-mail of the first administrator (kept in .env; empty where the site has one): ';
  const said = (await ask?.(question))?.trim() ?? '';
  if (said === '') {
    console.log(
      `Nobody may become the first administrator of the site: ${NAME} in .env names the e-mail that may.`,
    );
    return null;
  }
  const file = `${folder}/.env`;
  const isOpen = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isOpen ? '\n' : ''}${NAME}=${said}\n`);
  return said;
}

import { counted } from '../shared/text/format-number';
import type { PaceStanding, PaceWait } from '../users/pace';

function lasting(seconds: number): string {
  if (seconds <= 60) return counted(seconds, 'segundo', 'segundos');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60
    ? counted(minutes, 'minuto', 'minutos')
    : counted(Math.ceil(minutes / 60), 'hora', 'horas');
}

/** Why an act has to wait: which limit holds its account back, and until when. */
export function paceSentence({ window, seconds }: PaceWait, standing: PaceStanding): string {
  const again = `Podrás volver a hacerlo en ${lasting(seconds)}`;
  if (window === 'minute') return `Has hecho mucho en poco tiempo. ${again}.`;
  if (standing === 'unverified')
    return `Has llegado a lo que una cuenta sin correo verificado puede hacer en un día. ${again}; con el correo verificado puedes hacer más.`;
  return `Has llegado a lo que tu cuenta puede hacer en un día. ${again}.`;
}

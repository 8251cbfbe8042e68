/**
 * Words that join sentences or ask questions, folded: nothing is found by them. Questions are asked in words ('¿dónde están…?'), so what
 * asks is here too. 'libro' and 'mormon' are words like others: on this site nearly every article has them, and they weigh little by that.
 */
const WRITTEN =
  'a al ante aun aunque bajo cada como con contra cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuya cuyas cuyo ' +
  'cuyos da dan de del desde dice dicen dio donde dos durante e el ella ellas ello ellos en entonces entre era eran es esa esas ese eso esos ' +
  'esta estaba estaban estan estar estas este esto estos fue fueron fuera ha haber habia habian habla hablan hace hacen hacer hacia han hasta ' +
  'hay he hizo hubo ir la las le les lo los mas me mi mis muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro ' +
  'otros para pero poco por porque pues puede pueden que quien quienes saber sabe se sea ser si sido sin sino sobre solo son su sus tal ' +
  'tambien tan tanto te tener tenia tenian ti tiene tienen toda todas todo todos tu tus u un una unas uno unos va van ver viene vienen y ya yo';

const STOP_WORDS: ReadonlySet<string> = new Set(WRITTEN.split(' '));

/** Whether a folded word says nothing of what is looked for. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

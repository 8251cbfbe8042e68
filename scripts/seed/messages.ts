import type { MessageState } from '@/model/contact/contact-message';
import type { SeedDocument } from './store';

interface DemoMessage {
  id: string;
  nombre: string;
  email: string;
  mensaje: string;
  fecha: string;
  estado: MessageState;
}

/** What the contact form received in the demo, so that the messages' screen has something to show. */
const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    id: 'demoMensajeSimposio01',
    nombre: 'Marcela Fuentes',
    email: 'marcela.fuentes@ejemplo.test',
    mensaje:
      'Hola, soy la encargada de actividades de nuestra estaca en Valdivia.\n\nNos gustaría organizar un simposio una tarde de octubre, con unos 120 asistentes. ¿Qué fechas tendrían disponibles y qué temas nos recomiendan para un público general?\n\nMuchas gracias.',
    fecha: '2025-06-18T14:20:00Z',
    estado: 'nuevo',
  },
  {
    id: 'demoMensajeImagen02',
    nombre: 'Tomás Rivas',
    email: 'tomas.rivas@ejemplo.test',
    mensaje:
      '¿Puedo usar el mapa del artículo sobre la ruta del incienso en una clase? Citaría la fuente, por supuesto.',
    fecha: '2025-06-11T09:05:00Z',
    estado: 'nuevo',
  },
  {
    id: 'demoMensajeErrata03',
    nombre: 'Elena Pizarro',
    email: 'elena.pizarro@ejemplo.test',
    mensaje: 'En el artículo sobre los metales hay una fecha repetida en el segundo párrafo. ¡Gran trabajo!',
    fecha: '2025-05-30T21:48:00Z',
    estado: 'leido',
  },
  {
    id: 'demoMensajeCharla04',
    nombre: 'Obispado del barrio Las Lomas',
    email: 'lomas@ejemplo.test',
    mensaje:
      'Agradecemos la charla del sábado. Los jóvenes quedaron con muchas preguntas; ¿sería posible una segunda en línea?',
    fecha: '2025-05-12T17:30:00Z',
    estado: 'respondido',
  },
];

/** `mensajes/{id}` as the contact form and then the staff leave them. */
export function messageDocuments(reviewer: string): SeedDocument[] {
  return DEMO_MESSAGES.map(({ id, fecha, estado, ...fields }) => {
    const date = new Date(fecha);
    const review = estado === 'nuevo' ? {} : { revisadoPor: reviewer, fechaRevision: date };
    return { path: `mensajes/${id}`, data: { ...fields, fecha: date, estado, ...review } };
  });
}

/** The staff's inbox of the contact form. `sending.ts` is loaded by import() when somebody writes. */
export { useContactGate } from './useContactGate';
export { useMessageChanges, useMessages, useUnreadMessages } from './useMessages';
export { useSendMessage } from './useSendMessage';

export type { OrderMailLine, OrderMailTotal, OrderMailView } from './orderMail.ts';
export { type RenderedMail, renderOrderMail } from './renderOrderMail.ts';

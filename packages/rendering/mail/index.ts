export type { OrderMailLine, OrderMailOptions, OrderMailOrder, OrderMailSite, OrderMailTotal } from './orderMail.ts';
export { type RenderedMail, renderOrderMail } from './renderOrderMail.ts';

/** A refund whose money is still to be sent. */
export const BEGIN_REFUND_JOB = 'order.beginRefund';
/** A canceled order that still waits for money. */
export const STOP_WAITING_JOB = 'order.stopWaiting';
/** A site's orders whose time to pay is over. */
export const CANCEL_UNPAID_JOB = 'order.cancelUnpaid';

import { type FakeSession, OTHER_METHODS } from './stripeState.ts';

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${body}</main></body></html>`;
}

/** Where the buyer of the fake pays. */
export function payPage(session: FakeSession): string {
  const action = `/pay/${session.id}`;
  return page(
    'Pay',
    `<h1>Pay ${session.amount} ${session.currency}</h1>
<form method="post" action="${action}"><label>Card <input name="card" value="4242424242424242"></label>
<button name="answer" value="pay">Pay</button> ${otherWays(session)}<button name="answer" value="back">Back to the shop</button></form>`,
  );
}

function otherWays({ allowed }: FakeSession): string {
  const offered = OTHER_METHODS.filter((each) => allowed?.includes(each) ?? true);
  return offered.map((each) => `<button name="method" value="${each}">Pay by ${each}</button> `).join('');
}

/** 3-D Secure: the bank asks its customer. */
export function bankPage({ id }: { readonly id: string }): string {
  return page(
    'Your bank',
    `<h1>Is it you?</h1><form method="post" action="/bank/${id}"><input type="hidden" name="card" value="4000002760003184">
<button name="answer" value="approve">Yes</button> <button name="answer" value="back">No</button></form>`,
  );
}

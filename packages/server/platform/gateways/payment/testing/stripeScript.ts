/**
 * What https://js.stripe.com serves, as far as our page uses it: fields in a place of the page, and a press that asks Stripe.
 * Text, because it runs in the browser of a test.
 */
export const STRIPE_SCRIPT = `
window.Stripe = (key) => ({
  _registerWrapper() {},
  initCheckoutElementsSdk({ clientSecret }) {
    let place = null;
    const heard = {};
    const field = (name) => place.querySelector('[name="' + name + '"]').value;
    const element = {
      on: (event, act) => { heard[event] = act; },
      mount(target) {
        place = target;
        place.innerHTML = '<label>Card number <input name="stripeCard" inputmode="numeric"></label>' +
          '<label>Way <select name="stripeMethod"><option value="">Card</option><option value="ideal">iDEAL</option>' +
          '<option value="sepa_debit">SEPA Debit</option></select></label>';
        setTimeout(() => heard.ready?.());
      },
    };
    return {
      createPaymentElement: () => element,
      loadActions: async () => ({ type: 'success', actions: { confirm } }),
    };
    async function confirm() {
      const body = new URLSearchParams({ key, secret: clientSecret, card: field('stripeCard'), method: field('stripeMethod') });
      const answer = await (await fetch('https://api.stripe.com/confirm', { method: 'POST', body })).json();
      return answer.type === 'error' ? { type: 'error', error: { message: answer.message } } : { type: 'success' };
    }
  },
});
`;

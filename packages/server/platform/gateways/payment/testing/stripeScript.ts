/**
 * What https://js.stripe.com serves, as far as our pages use it: fields in a place of the page, and a press that asks Stripe;
 * and a wallet, whose sheet tells and asks what those of devices do. Text, because it runs in the browser of a test. A device
 * without a wallet says so by `window.hasNoWallet`.
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
  elements(shown) {
    if (!Number.isInteger(shown.amount) || shown.amount <= 0) throw new Error('Invalid amount');
    const heard = {};
    let options = {};
    let sheet = null;
    const elements = {
      shown,
      card: '',
      update: (next) => Object.assign(shown, next),
      submit: async () => ({}),
      create(type, wanted) {
        if (type !== 'expressCheckout') throw new Error('Unknown element ' + type);
        options = wanted;
        return { on: (event, act) => { heard[event] = act; }, mount };
      },
    };
    return elements;

    function mount(place) {
      if (!window.hasNoWallet) {
        place.innerHTML = '<button type="button" style="min-height:44px;width:100%">Buy with Wallet</button>';
        place.firstChild.addEventListener('click', () => {
          const timer = setTimeout(() => { throw new Error('click was not resolved within a second'); }, 1000);
          heard.click({ resolve: (details) => { clearTimeout(timer); open(details ?? {}); }, reject() { clearTimeout(timer); } });
        });
      }
      const availablePaymentMethods = window.hasNoWallet ? undefined : { applePay: true, googlePay: false, link: false };
      setTimeout(() => heard.ready?.({ elementType: 'expressCheckout', availablePaymentMethods }));
    }

    function open(details) {
      sheet = document.createElement('dialog');
      const inputs = ['card', 'email', 'name', 'phone', 'line1', 'city', 'state', 'postal', 'country'];
      sheet.innerHTML = '<form method="dialog"><h2>Wallet</h2>' +
        inputs.map((name) => '<label>' + name + ' <input name="' + name + '"></label>').join('') +
        '<button type="button" name="address">Use this address</button><ul></ul><p class="rates"></p><output></output>' +
        '<button type="button" name="pay">Pay now</button><button type="button" name="cancel">Cancel</button></form>';
      document.body.append(sheet);
      sheet.showModal();
      const press = (name, act) => sheet.querySelector('button[name="' + name + '"]').addEventListener('click', act);
      press('address', () => ask('shippingaddresschange', { name: value('name'), address: partial() }));
      press('cancel', () => { close(); heard.cancel?.({ elementType: 'expressCheckout' }); });
      press('pay', confirm);
      draw(details);
    }

    function value(name) { return sheet.querySelector('[name="' + name + '"]').value; }
    function partial() {
      return { city: value('city'), state: value('state'), postal_code: value('postal'), country: value('country') };
    }
    function close() { sheet?.remove(); sheet = null; }

    function draw({ lineItems = [], shippingRates = [] }) {
      const sum = lineItems.reduce((all, each) => all + each.amount, 0);
      if (sum > shown.amount) throw new Error('The line items add up to ' + sum + ', which is more than ' + shown.amount);
      if (options.shippingAddressRequired && shippingRates.length === 0) throw new Error('shippingRates are missing');
      sheet.querySelector('ul').replaceChildren(...lineItems.map((each) => {
        const item = document.createElement('li');
        item.textContent = each.name + ' ' + each.amount;
        return item;
      }));
      sheet.querySelector('.rates').replaceChildren(...shippingRates.map((rate, index) => {
        const label = document.createElement('label');
        const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'rate', checked: index === 0 });
        radio.rate = rate;
        radio.addEventListener('change', () => ask('shippingratechange', { shippingRate: rate }));
        label.append(radio, rate.displayName + ' ' + rate.amount);
        return label;
      }));
      sheet.querySelector('output').textContent = 'Total ' + shown.amount + ' ' + shown.currency;
    }

    function ask(event, told) {
      sheet.querySelector('output').textContent = '…';
      const reject = () => { sheet.querySelector('output').textContent = 'Not to this address'; };
      heard[event]({ ...told, resolve: (details) => draw(details ?? {}), reject });
    }

    function confirm() {
      elements.card = value('card');
      const address = { ...partial(), line1: value('line1'), line2: null };
      const rate = sheet.querySelector('[name="rate"]:checked')?.rate;
      heard.confirm({
        expressPaymentType: 'apple_pay',
        billingDetails: { name: value('name'), email: value('email'), phone: value('phone'), address },
        ...(options.shippingAddressRequired ? { shippingAddress: { name: value('name'), address }, shippingRate: rate } : {}),
        paymentFailed: close,
      });
    }
  },
  async createConfirmationToken({ elements: { shown, card } }) {
    const body = new URLSearchParams({ key, amount: shown.amount, currency: shown.currency, card });
    const { id } = await (await fetch('https://api.stripe.com/token', { method: 'POST', body })).json();
    return { confirmationToken: { id } };
  },
});
`;

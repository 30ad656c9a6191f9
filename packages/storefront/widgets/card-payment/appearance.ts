import type { Appearance } from '@stripe/stripe-js';

/** Stripe's fields in the colours, letters and corners of the page around them. */
export function appearanceOf(form: HTMLElement): Appearance {
  const page = getComputedStyle(form);
  const button = form.querySelector('button');
  const pressed = button === null ? page : getComputedStyle(button);
  return {
    theme: 'flat',
    variables: {
      colorText: page.color,
      colorPrimary: pressed.backgroundColor,
      fontSizeBase: page.fontSize,
      borderRadius: pressed.borderRadius,
    },
  };
}

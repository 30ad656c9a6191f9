import { expect, it } from 'vitest';
import { menuText, parseMenuText } from './menuText.ts';

const TEXT = `Lunch
=====
From noon to three

Soups
-----
With bread from next door

Leek and potato
Cream, chives
€ 6,50

Soup of the day

Drinks
------

Coffee
3,20 / 3,80

Dinner
======

Set menu
Ask us what there is
$42`;

const dish = (title: string, description = '', price = '') => ({ title, description, price });

it('reads a menu as it is written: names, headings, words about them, dishes and prices', () => {
  expect(parseMenuText(TEXT)).toEqual([
    {
      title: 'Lunch',
      description: 'From noon to three',
      sections: [
        {
          title: 'Soups',
          description: 'With bread from next door',
          items: [dish('Leek and potato', 'Cream, chives', '€ 6,50'), dish('Soup of the day')],
        },
        { title: 'Drinks', description: '', items: [dish('Coffee', '', '3,20 / 3,80')] },
      ],
    },
    {
      title: 'Dinner',
      description: '',
      sections: [{ title: '', description: '', items: [dish('Set menu', 'Ask us what there is', '$42')] }],
    },
  ]);
});

it('is written as it was read', () => {
  const menus = parseMenuText(TEXT);
  expect(parseMenuText(menuText(menus))).toEqual(menus);
});

it('reads dishes without any heading, and nothing as nothing', () => {
  expect(parseMenuText('Tea\n2.50\n\nCake')).toEqual([
    {
      title: '',
      description: '',
      sections: [{ title: '', description: '', items: [dish('Tea', '', '2.50'), dish('Cake')] }],
    },
  ]);
  expect(parseMenuText(' \n\n')).toEqual([]);
});

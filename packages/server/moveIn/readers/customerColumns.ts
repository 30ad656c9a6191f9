import type { TableForm } from '@quoin/domain/formats';
import { PERSON_COLUMNS } from '@quoin/domain/forms';

/** Columns of customers in files of Shopify, WooCommerce and plain tables. */
export const CUSTOMER_FORM: TableForm = {
  fields: [
    { field: 'email', isRequired: true, names: PERSON_COLUMNS.email },
    { field: 'firstName', names: PERSON_COLUMNS.firstName },
    { field: 'lastName', names: PERSON_COLUMNS.lastName },
    { field: 'fullName', names: PERSON_COLUMNS.fullName },
    {
      field: 'marketing',
      names: [
        ...['accepts email marketing', 'accepts marketing', 'marketing opt in', 'marketing consent', 'newsletter'],
        ...['email marketing status', 'email subscriber status', 'subscribed'],
      ],
    },
    {
      field: 'agreedOn',
      reads: 'date',
      names: ['accepts marketing updated at', 'marketing consent date', 'consent date', 'opt in date', 'optin time'],
    },
    { field: 'taxExempt', names: ['tax exempt', 'steuerbefreit'] },
    {
      field: 'tags',
      names: ['tags', 'customer tags', 'labels', 'groups', 'customer group', 'gruppe', 'étiquettes', 'etiquetas'],
    },
    {
      field: 'notes',
      names: [
        'note',
        'notes',
        'customer note',
        'comments',
        'notiz',
        'notizen',
        'bemerkung',
        'remarque',
        'nota',
        '備考',
      ],
    },
    {
      field: 'since',
      reads: 'date',
      names: [
        ...[
          'created at',
          'created on',
          'created at (utc+0)',
          'created',
          'date created',
          'date joined',
          'date registered',
          'user registered',
          'registered',
        ],
        ...[
          'sign up',
          'customer since',
          'kunde seit',
          'registriert am',
          "date d'inscription",
          'fecha de alta',
          '登録日',
        ],
      ],
    },
    {
      field: 'line1',
      names: [
        ...['default address address1', 'billing address 1', 'address1', 'address 1', 'address line 1', 'address'],
        ...['street', 'street address', 'straße', 'strasse', 'straße und hausnummer', 'adresse', 'anschrift', 'rue'],
        ...['dirección', 'indirizzo', 'endereço', 'adres', 'ulica', '住所', '地址', 'адрес'],
        ...[
          'shipping address 1',
          'shipping address1',
          'shipping address line 1',
          'address 1 street',
          'street address 1',
        ],
      ],
    },
    {
      field: 'line2',
      names: [
        ...['default address address2', 'billing address 2', 'address2', 'address 2', 'address line 2'],
        ...['adresszusatz', "complément d'adresse", 'apartment', '住所2'],
        ...[
          'shipping address 2',
          'shipping address2',
          'shipping address line 2',
          'address 1 street line 2',
          'street address 2',
        ],
      ],
    },
    {
      field: 'postalCode',
      names: [
        ...['default address zip', 'billing postcode', 'zip', 'postal code', 'postcode', 'zip code', 'plz'],
        ...['postleitzahl', 'code postal', 'código postal', 'codigo postal', 'cap', 'cep', 'kod pocztowy', '郵便番号'],
        ...['邮编', 'индекс'],
        ...['shipping zip', 'shipping postcode', 'shipping postal code', 'shipping postal / zip code', 'address 1 zip'],
      ],
    },
    {
      field: 'city',
      names: [
        ...[
          'default address city',
          'billing city',
          'city',
          'town',
          'ort',
          'stadt',
          'ville',
          'ciudad',
          'città',
          'cidade',
        ],
        ...['plaats', 'miasto', '市区町村', '城市', 'город'],
        ...['shipping city', 'shipping town / city', 'address 1 city'],
      ],
    },
    {
      field: 'region',
      names: [
        ...['default address province code', 'billing state', 'province code', 'region', 'state', 'province'],
        ...['bundesland', 'kanton', 'région', 'provincia', 'estado', 'prefecture', '都道府県', '省份', 'регион'],
        ...['shipping province', 'shipping state', 'shipping state / province', 'address 1 state/region'],
      ],
    },
    {
      field: 'country',
      names: [
        ...['default address country code', 'country code', 'billing country', 'country', 'default address country'],
        ...['land', 'pays', 'país', 'paese', 'kraj', '国', '国家', 'страна'],
        ...['shipping country', 'address 1 country'],
      ],
    },
    {
      field: 'phone',
      names: [
        ...['phone', 'default address phone', 'billing phone', 'phone number', 'telephone', 'mobile', 'telefon'],
        ...['téléphone', 'teléfono', 'telefono', 'telefone', 'telefoon', '電話番号', '电话', 'телефон'],
        ...['shipping phone', 'shipping phone number', 'phone 1'],
      ],
    },
  ],
};

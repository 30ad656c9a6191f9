/** What columns about people are called in tables of other products and other languages, as `plainTitle` has it; the surest first. */
export const PERSON_COLUMNS = {
  email: [
    ...[
      'email',
      'email address',
      'e mail',
      'e mail address',
      'user email',
      'billing email',
      'customer email',
      'mail',
      'email 1',
    ],
    ...[
      'e mail adresse',
      'email adresse',
      'adresse e mail',
      'adresse email',
      'courriel',
      'correo electrónico',
      'correo',
    ],
    ...[
      'indirizzo e mail',
      'indirizzo email',
      'e mailadres',
      'endereço de e mail',
      'adres e mail',
      'e post',
      'e posta',
    ],
    ...['メール', 'メールアドレス', '邮箱', '電子郵件', '电子邮件', '이메일', 'эл. почта', 'البريد الإلكتروني'],
  ],
  fullName: [
    ...['name', 'full name', 'display name', 'customer', 'customer name', 'contact', 'contact name'],
    ...['vollständiger name', 'nom complet', 'nombre completo', 'nome completo', 'nome e cognome', 'volledige naam'],
    ...['naam', 'imię i nazwisko', '名前', '氏名', '姓名', '이름', 'имя', 'الاسم'],
  ],
  firstName: [
    ...['first name', 'firstname', 'given name', 'billing first name', 'default address first name', 'fname'],
    ...['vorname', 'prénom', 'prenom', 'nombre', 'nome', 'voornaam', 'imię', 'förnamn', 'fornavn', '名', 'ad'],
  ],
  lastName: [
    ...['last name', 'lastname', 'surname', 'family name', 'billing last name', 'default address last name', 'lname'],
    ...['nachname', 'familienname', 'nom', 'nom de famille', 'apellido', 'apellidos', 'cognome', 'sobrenome'],
    ...['achternaam', 'nazwisko', 'efternamn', 'efternavn', '姓', 'soyad', 'фамилия'],
  ],
} as const;

import { describe, expect, it } from 'vitest';
import { guessMapping, isAmountColumn, isDateColumn, recogniseDialect } from './productFileDialects.ts';

/** As exports of shops in other languages begin. */
const HEADERS = {
  German:
    'ID,Typ,Artikelnummer,"GTIN, UPC, EAN oder ISBN",Name,Veröffentlicht,Ist hervorgehoben?,Sichtbarkeit im Katalog,Kurzbeschreibung,Beschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Vorrätig?,Bestand,Gewicht (kg),Länge (cm),Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Bilder,Übergeordnetes Produkt,Position,Attribut 1 Name,Attribut 1 Wert(e)',
  French:
    'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,Mis en avant\u00a0?,Visibilité dans le catalogue,Description courte,Description,Date de début de promo,Date de fin de promo,En stock\u00a0?,Stock,Poids (kg),Longueur (cm),Tarif promo,Tarif régulier,Catégories,Étiquettes,Images,Parent,Position,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
  Spanish:
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,¿Está destacado?,Visibilidad en el catálogo,Descripción corta,Descripción,Día en que empieza el precio rebajado,Día en que termina el precio rebajado,¿Existencias?,Inventario,Peso (kg),Longitud (cm),Precio rebajado,Precio normal,Categorías,Etiquetas,Imágenes,Superior,Posición,Nombre del atributo 1,Valor(es) del atributo 1',
  Dutch:
    'ID,Type,SKU,"GTIN, UPC, EAN of ISBN",Naam,Gepubliceerd,Uitgelicht?,Zichtbaarheid in catalogus,Korte beschrijving,Beschrijving,Startdatum actieprijs,Einddatum actieprijs,Op voorraad?,Voorraad,Gewicht (kg),Lengte (cm),Actieprijs,Reguliere prijs,Categorieën,Tags,Afbeeldingen,Hoofd,Positie,Naam eigenschap 1,Waarde eigenschap 1',
} as const;
const FIELDS = [
  ...['ID', 'Type', 'SKU', 'GTIN', 'Name', 'Published', 'Featured', 'Visibility', 'Short description', 'Description'],
  ...['Sale starts', 'Sale ends', 'In stock', 'Stock', 'Weight', 'Length', 'Sale price', 'Regular price', 'Categories'],
  ...['Tags', 'Images', 'Parent', 'Position', 'Attribute 1 name', 'Attribute 1 value'],
];
const columnsOf = (header: string) =>
  [...header.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

describe.each(Object.entries(HEADERS))('an export of WooCommerce in %s (table files)', (_language, header) => {
  const columns = columnsOf(header);
  it('is known by its columns, each of which is read', () => {
    expect(recogniseDialect(columns)).toBe('woocommerce');
    const mapping = guessMapping('woocommerce', columns);
    expect(FIELDS.map((field) => mapping[field])).toEqual(columns);
  });

  it('says which columns hold dates and amounts', () => {
    expect(columns.filter(isDateColumn)).toEqual(columns.slice(10, 12));
    expect(columns.filter(isAmountColumn)).toEqual(columns.slice(14, 18));
  });
});

it('keeps files of others apart', () => {
  expect(recogniseDialect(['Titel', 'Preis', 'Bestand'])).toBe('quoin');
  expect(recogniseDialect(['Name', 'Type', 'Parent'])).toBe('quoin');
});

import type { TableForm } from '@quoin/domain/formats';

/** Columns of pages and posts in tables of Shopify's exporters, and in plain ones. */
export const PAGE_FORM: TableForm = {
  fields: [
    {
      field: 'title',
      isRequired: true,
      names: [
        ...[
          'title',
          'page title',
          'post title',
          'name',
          'heading',
          'titel',
          'überschrift',
          'titre',
          'título',
          'titolo',
        ],
        ...['tytuł', 'タイトル', '标题', '標題', '제목', 'заголовок', 'ชื่อเรื่อง', 'العنوان'],
      ],
    },
    {
      field: 'content',
      isRequired: true,
      names: [
        ...['body html', 'body (html)', 'content', 'body', 'html', 'post content', 'text', 'inhalt', 'contenu'],
        ...[
          'contenido',
          'contenuto',
          'conteúdo',
          'inhoud',
          'treść',
          '本文',
          '内容',
          '內容',
          '내용',
          'текст',
          'เนื้อหา',
          'المحتوى',
        ],
      ],
    },
    { field: 'id', names: ['id', 'page id', 'post id'] },
    { field: 'handle', names: ['handle', 'url handle', 'slug', 'post name'] },
    { field: 'url', names: ['url', 'permalink', 'link', 'address', 'path', 'adresse'] },
    { field: 'type', names: ['type', 'post type', 'typ', 'art'] },
    { field: 'blogHandle', names: ['blog: handle', 'blog handle'] },
    { field: 'blog', names: ['blog: title', 'blog title', 'blog'] },
    {
      field: 'published',
      names: ['published', 'is published', 'status', 'visible', 'post status', 'veröffentlicht', 'publié', 'publicado'],
    },
    {
      field: 'date',
      reads: 'date',
      names: [
        ...[
          'published at',
          'published on',
          'publish date',
          'date',
          'post date',
          'created at',
          'datum',
          'fecha',
          'data',
        ],
        ...['veröffentlicht am', '日付', '日期', '公開日', 'дата', 'วันที่', 'التاريخ'],
      ],
    },
    { field: 'author', names: ['author', 'autor', 'auteur', 'autore', '著者', '作者', 'автор', 'ผู้เขียน', 'الكاتب'] },
    { field: 'tags', names: ['tags', 'tag', 'schlagwörter', 'étiquettes', 'etiquetas', 'タグ', '标签', 'теги'] },
    { field: 'categories', names: ['categories', 'category', 'kategorien', 'kategorie', 'catégories', 'categorías'] },
    { field: 'excerpt', names: ['summary html', 'excerpt', 'summary', 'auszug', 'extrait', 'resumen', '抜粋', '摘要'] },
    { field: 'picture', names: ['image src', 'image', 'featured image', 'image url', 'bild', 'picture'] },
    {
      field: 'seoTitle',
      names: ['metafield: title tag [string]', 'metafield: title tag', 'seo title', 'meta title', 'title tag'],
    },
    {
      field: 'seoDescription',
      names: [
        ...['metafield: description tag [string]', 'metafield: description tag', 'seo description'],
        ...['meta description', 'description tag'],
      ],
    },
  ],
};

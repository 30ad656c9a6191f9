/** Attributes in one order, React's spelling of those without value, its `key`s gone. */
export function tidy(html: string): string {
  return (
    html
      .replace(/<script[^>]*>.*?<\/script>/g, '')
      .replace(/<(\w+)([^>]*?)\/?>/g, (_, tag: string, text: string) => {
        const attributes = [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]);
        const own = attributes.filter(([name]) => !(name === 'value' && tag === 'select'));
        return `<${tag}${own
          .map(([name, value]) => ` ${name?.toLowerCase()}="${value}"`)
          .toSorted()
          .join('')}>`;
      })
      // An empty choice is chosen where no other is, said or not.
      .replaceAll('<option selected="" value="">', '<option value="">')
  );
}

import { describe, expect, it } from 'vitest';
import { Router } from './router.ts';

const route = (method: string, path: string) => ({ method, path });
const router = new Router([
  route('GET', '/'),
  route('GET', '/api/items/:id'),
  route('POST', '/api/items/:id'),
  route('GET', '/api/items/new'),
  route('GET', '/api/items/:id/parts/:part'),
  route('GET', '/pages/*'),
  route('GET', '/pages/:name/edit'),
]);
const found = (path: string, method = 'GET') => {
  const match = router.find(method, path);
  return match && [match.route.path, { ...match.params }];
};

describe('router', () => {
  it('prefers fixed segments to names, and names to the rest', () => {
    expect(found('/api/items/new')).toEqual(['/api/items/new', {}]);
    expect(found('/api/items/7')).toEqual(['/api/items/:id', { id: '7' }]);
    expect(found('/pages/a/edit')).toEqual(['/pages/:name/edit', { name: 'a' }]);
    expect(found('/pages/a/b/c')).toEqual(['/pages/*', {}]);
    expect(found('/pages')).toEqual(['/pages/*', {}]);
  });

  it('treats a trailing slash as none', () => {
    expect(found('/')).toEqual(['/', {}]);
    expect(found('/api/items/7/')).toEqual(['/api/items/:id', { id: '7' }]);
  });

  it('gives back the names of a branch that led nowhere', () => {
    expect(found('/pages/a/other')).toEqual(['/pages/*', {}]);
  });

  it('finds nothing for an empty segment or an unknown path', () => {
    expect(found('/api/items//')).toBeNull();
    expect(found('/api/items//parts/1')).toBeNull();
    expect(found('/nothing')).toBeNull();
  });

  it('is not fooled by names of prototypes (SC-46)', () => {
    expect(found('/__proto__')).toBeNull();
    expect(found('/constructor/prototype')).toBeNull();
    expect(found('/api/items/__proto__')).toEqual(['/api/items/:id', { id: '__proto__' }]);
  });

  it('tells which methods a path answers', () => {
    expect(router.methodsOf('/api/items/7')).toEqual(['GET', 'POST']);
    expect(router.methodsOf('/nothing')).toEqual([]);
    expect(found('/api/items/7', 'DELETE')).toBeNull();
  });

  it('does not start with two routes for the same path, nor two names for one segment', () => {
    expect(() => new Router([route('GET', '/a/:b'), route('GET', '/a/:b/')])).toThrow('Two routes answer GET');
    expect(() => new Router([route('GET', '/a/:b'), route('GET', '/a/:c')])).toThrow('same segment');
  });
});

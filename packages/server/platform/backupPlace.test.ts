import { describe, expect, it } from 'vitest';
import { backupAddressText, parseBackupAddress, parseBackupPlace } from './backupPlace.ts';

describe('the address of a backup', () => {
  it.each([
    ['today.tar.gz', { folder: '/home/quoin' }, 'today.tar.gz', '/home/quoin/today.tar.gz'],
    ['/mnt/backups/today', { folder: '/mnt/backups' }, 'today', '/mnt/backups/today'],
    ['../today', { folder: '/home' }, 'today', '/home/today'],
    ['s3://shop/a/b/today', { bucket: 'shop', prefix: 'a/b' }, 'today', 's3://shop/a/b/today'],
    ['s3://shop/today', { bucket: 'shop', prefix: '' }, 'today', 's3://shop/today'],
  ])('%s is a name in a place', (text, place, name, whole) => {
    expect(parseBackupAddress(text, '/home/quoin')).toEqual({ place, name });
    expect(backupAddressText(place, name)).toBe(whole);
  });

  it.each([
    ['/mnt/backups/', { folder: '/mnt/backups' }],
    ['s3://shop/', { bucket: 'shop', prefix: '' }],
    ['s3://shop/a/b/', { bucket: 'shop', prefix: 'a/b' }],
  ])('%s names a place alone', (text, place) => {
    expect(parseBackupAddress(text, '/')).toEqual({ place, name: null });
    expect(parseBackupPlace(text, '/')).toEqual(place);
  });

  it.each(['s3://shop', 's3://', 's3:///x', 's3://Shop/x', 's3://shop/a b/c'])('%s is none', (text) => {
    expect(parseBackupAddress(text, '/')).toBeNull();
  });

  it('of nightly ones may end without a slash', () => {
    expect(parseBackupPlace('s3://shop/a', '/')).toEqual({ bucket: 'shop', prefix: 'a' });
    expect(parseBackupPlace('backups', '/srv')).toEqual({ folder: '/srv/backups' });
    expect(parseBackupPlace('s3://', '/srv')).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { networkOf, plainAddress } from './network-of.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50001', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:CB00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]:50001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['_hidden:7', 'unknown'],
  ['', 'unknown'],
  ['0x7f.1', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['203.0.113.9:50001', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['[2001:DB8:0::7]:443', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is kept and shown as %s', (address, plain) => expect(plainAddress(address)).toBe(plain));

import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkedPorts, parsePort, portErrorCode, readPorts } from './settings.mjs'

/** @type {import('node:net').Server[]} */
const servers = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))))

/** @returns {Promise<number>} a port that something listens on */
const takenPort = () =>
  new Promise((resolve) => {
    const server = createServer()
    servers.push(server)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

test('[DX-05] a missing port falls back to the default', () => {
  expect(readPorts({})).toEqual({ web: 3000, api: 4000, faults: [] })
  expect(readPorts({ WEB_PORT: '' })).toMatchObject({ web: 3000, faults: [] })
})

test.each(['abc', '0', '-1', '65536', '3000.5', '0x50', ' 3000'])('[DX-05] the port %j is refused in one line', (value) => {
  expect(parsePort('WEB_PORT', value, 3000)).toEqual({ fault: `WEB_PORT must be a port number from 1 to 65535, not "${value}".` })
})

test('[DX-05] every problem has its own line', () => {
  expect(readPorts({ WEB_PORT: 'x', API_PORT: '99999' }).faults).toHaveLength(2)
})

test('[DX-05] web and API cannot share a port', () => {
  expect(readPorts({ WEB_PORT: '4000' }).faults).toEqual(['WEB_PORT and API_PORT are both 4000; give each its own.'])
})

test('[DX-05] a used port stops the start and a free one is named', async () => {
  const port = await takenPort()
  const { faults } = await checkedPorts({ WEB_PORT: String(port), API_PORT: '0' })
  expect(faults).toEqual(['API_PORT must be a port number from 1 to 65535, not "0".'])

  const free = await takenPort()
  await new Promise((resolve) => servers.pop()?.close(resolve))
  const second = await checkedPorts({ WEB_PORT: String(port), API_PORT: String(free) })
  expect(second.faults).toHaveLength(1)
  const [, suggested] = /^WEB_PORT \d+ is taken by another program; choose another: WEB_PORT=(\d+) npm start$/.exec(second.faults[0] ?? '') ?? []
  expect(await portErrorCode(Number(suggested))).toBeUndefined()
})

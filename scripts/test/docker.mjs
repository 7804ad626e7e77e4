import { readFileSync } from 'node:fs'
import { run } from '../workspace/command.mjs'
import { fromRoot } from '../workspace/paths.mjs'

/** The images that the stack is built from and runs beside. */
const neededImages = async () => {
  const bases = [...readFileSync(fromRoot('Dockerfile'), 'utf8').matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image ?? '')
  const { stdout } = await run('docker', ['compose', 'config', '--format', 'json'])
  /** @type {{ services: Record<string, { image?: string }> }} */
  const { services } = JSON.parse(stdout)
  const others = Object.values(services).flatMap(({ image }) => image ?? [])
  return [...new Set([...bases, ...others])]
}

/**
 * Why the stack cannot be tried here, in words; undefined when it can.
 * @returns {Promise<string | undefined>}
 */
export const dockerProblem = async () => {
  if ((await run('docker', ['compose', 'version'])).code !== 0) return 'there is no Docker Compose here'
  if ((await run('docker', ['info'])).code !== 0) return 'no Docker engine answers here'
  for (const image of await neededImages()) {
    const isHere = (await run('docker', ['image', 'inspect', image])).code === 0
    if (!isHere && (await run('docker', ['pull', '--quiet', image])).code !== 0) return `the image ${image} cannot be had here`
  }
  return undefined
}

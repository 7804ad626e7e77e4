import { Currency } from '@moonlit/contract/common'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findCountry } from '../users/repo.ts'
import { currencyOf, regionOf } from '../users/rules.ts'

/** Currency of prices: as requested, else by the person's country or browser (PY-10). */
export const currencyFor = ({ world, caller, headers }: FastifyRequest, asked: string | null | undefined): z.infer<typeof Currency> =>
  Currency.parse(asked ?? currencyOf(caller.kind === 'user' ? findCountry(world, caller.id) : regionOf(headers['accept-language'])))

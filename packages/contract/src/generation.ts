import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Done, Id, IsoTime, MediaUrl, queryInteger } from './common.ts'
import { Lang } from './fields.ts'
import { Slug } from './slug.ts'
import { GenerationBody, PhotoParameters } from './forms/generation.ts'
import { acts, actsOnce, reads } from './policy.ts'
import { PHOTOS_PER_ORDER_MAX } from './rules.ts'

const c = initContract()

const Picture = z.object({
  id: Id.describe('Within its order'),
  imageUrl: MediaUrl,
  smallUrl: MediaUrl,
  width: z.number().int().positive().describe('Of the large picture, in pixels'),
  height: z.number().int().positive().describe('Of the large picture, in pixels'),
})
const unmet = z.array(z.string()).describe('What the prompt asks for and the photos do not show, in its own words; empty when nothing is left out')
const status = z.enum(['queued', 'running', 'done', 'failed'])

export const Generation = z
  .object({
    id: Id,
    prompt: z.string(),
    count: z.number().int().min(1).max(PHOTOS_PER_ORDER_MAX),
    botSlug: Slug,
    styleIds: z.array(z.string()),
    parameters: PhotoParameters,
    status,
    images: z.array(Picture),
    unmet,
    createdAt: IsoTime,
  })
  .meta({
    id: 'Generation',
    description: 'Photos made on request',
    examples: [
      {
        id: 'g_5f',
        prompt: 'by the sea at dusk',
        count: 1,
        botSlug: 'amara',
        styleIds: ['film'],
        parameters: {},
        status: 'done',
        images: [],
        unmet: [],
        createdAt: '2026-03-14T20:15:00.000Z',
      },
    ],
  })

export const generation = c.router({
  styles: {
    method: 'GET',
    path: '/generation/styles/',
    summary: 'Styles of photos',
    description: 'Titles in the language asked for.',
    query: z.object({ lang: Lang }),
    responses: {
      200: z.object({ result: z.array(z.object({ id: z.string(), title: z.string(), previewUrl: MediaUrl })) }).meta({
        id: 'GenerationStyles',
        description: 'Styles',
        examples: [{ result: [{ id: 'film', title: 'Film', previewUrl: '/media/styles/film.webp' }] }],
      }),
    },
    metadata: reads('anyone'),
  },
  create: {
    method: 'POST',
    path: '/generation/',
    summary: 'Make photos of a character',
    description:
      'Takes up to 30 seconds; ask for the status meanwhile. A prompt of which nothing can be shown is answered with 400 at `prompt` and costs nothing, unless a style or a parameter is chosen as well.',
    body: GenerationBody,
    responses: {
      202: z.object({ id: Id }).meta({ id: 'StartedGeneration', description: 'It has begun', examples: [{ id: 'g_5f' }] }),
      402: ApiErrorBody,
      403: ApiErrorBody,
    },
    metadata: acts('user'),
  },
  status: {
    method: 'GET',
    path: '/generation/:id/status/',
    summary: 'How far photos are',
    description: 'images fill up as they are made.',
    pathParams: z.object({ id: Id }),
    responses: {
      200: z.object({ id: Id, status, progress: z.number().int().min(0).max(100).describe('Per cent'), images: z.array(Picture), unmet }).meta({
        id: 'GenerationStatus',
        description: 'Progress',
        examples: [{ id: 'g_5f', status: 'running', progress: 40, images: [], unmet: [] }],
      }),
    },
    metadata: reads('user'),
  },
  list: {
    method: 'GET',
    path: '/generation/',
    summary: "The person's photos",
    description: 'Newest first.',
    query: z.object({ page: queryInteger(1, 1_000_000, 1).describe('From 1'), limit: queryInteger(1, 100, 20).describe('How many to a page') }),
    responses: {
      200: z
        .object({
          result: z.array(Generation),
          nextPage: z
            .number()
            .int()
            .nullable()
            .meta({ description: 'Null on the last page', examples: [2] }),
        })
        .meta({ id: 'GenerationPage', description: 'A page of photos' }),
    },
    metadata: reads('user'),
  },
  removePhoto: {
    method: 'DELETE',
    path: '/generation/:id/photos/:photoId/',
    summary: 'Delete a photo',
    description: 'For good; its order goes with the last of its photos.',
    pathParams: z.object({ id: Id, photoId: Id }),
    responses: { 200: Done },
    metadata: actsOnce('user'),
  },
})

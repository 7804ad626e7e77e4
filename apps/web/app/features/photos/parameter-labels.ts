import { PHOTO_PARAMETERS, type PhotoParameter } from '@moonlit/sdk/rules'
import { useTranslation } from 'react-i18next'

const isParameter = (name: string): name is PhotoParameter => Object.hasOwn(PHOTO_PARAMETERS, name)

/** The parameters that are offered, in order. */
export const PARAMETERS = Object.keys(PHOTO_PARAMETERS).filter(isParameter)

/** The words for an id of a list; undefined for anything else. */
const wordsOf = <Id extends string>(value: string, ids: readonly Id[], words: (id: Id) => string): string | undefined => {
  const known = ids.find((id) => id === value)
  return known && words(known)
}

/** The words for parameters and their values; one that is none of ours stands as it was given. */
export const useParameterLabels = () => {
  const { t } = useTranslation('photos')
  const { scene, outfit, color, light, mood, distance, format } = PHOTO_PARAMETERS
  const values: Readonly<Record<PhotoParameter, (value: string) => string | undefined>> = {
    scene: (value) => wordsOf(value, scene, (id) => t(`parameter.scene.${id}`)),
    outfit: (value) => wordsOf(value, outfit, (id) => t(`parameter.outfit.${id}`)),
    color: (value) => wordsOf(value, color, (id) => t(`parameter.color.${id}`)),
    light: (value) => wordsOf(value, light, (id) => t(`parameter.light.${id}`)),
    mood: (value) => wordsOf(value, mood, (id) => t(`parameter.mood.${id}`)),
    distance: (value) => wordsOf(value, distance, (id) => t(`parameter.distance.${id}`)),
    format: (value) => wordsOf(value, format, (id) => t(`parameter.format.${id}`)),
  }
  return {
    nameOf: (name: string): string => (isParameter(name) ? t(`parameter.name.${name}`) : name),
    valueOf: (name: string, value: string): string => (isParameter(name) ? values[name](value) : undefined) ?? value,
  }
}

import type { Body, BodyType, Gender } from '@moonlit/sdk/rules'

/** Half widths of shoulders, waist and hips, and the thickness of an arm, in units of a drawing 100 wide. */
const BUILDS: Readonly<Record<BodyType, readonly [shoulders: number, waist: number, hips: number, arm: number]>> = {
  slim: [14.5, 9, 12, 5],
  average: [16.5, 11.5, 14.5, 6],
  athletic: [18.5, 11.5, 14.5, 7],
  curvy: [16.5, 11, 18.5, 6.6],
  muscular: [22, 13.5, 16, 9],
  'plus-size': [20, 19, 21.5, 8.6],
}
const SHOULDERS: Readonly<Record<Gender, number>> = { female: 0.94, male: 1.14, 'non-binary': 1.03 }
const HIPS: Readonly<Record<Gender, number>> = { female: 1.08, male: 0.9, 'non-binary': 1 }
const HEIGHTS: Readonly<Record<Body, number>> = { petite: 0.8, average: 0.9, tall: 1 }

/** One half of the body from the neck down; `side` is -1 or 1. */
const halfOf = (side: -1 | 1, shoulder: number, waist: number, hip: number): string => {
  const x = (distance: number) => Math.round((50 + side * distance) * 10) / 10
  return [
    `M${x(-0.4)} 29 L${x(4.2)} 29 L${x(4.4)} 35`,
    `Q${x(shoulder * 0.6)} 36.5 ${x(shoulder)} 42`,
    `C${x(shoulder + 1)} 52 ${x(waist)} 60 ${x(waist)} 71`,
    `C${x(waist)} 80 ${x(hip)} 82 ${x(hip)} 93`,
    `C${x(hip)} 110 ${x(hip * 0.78)} 116 ${x(hip * 0.74)} 126`,
    `Q${x(hip * 0.74)} 138 ${x(hip * 0.58)} 156`,
    `L${x(hip * 0.26)} 156 Q${x(hip * 0.2)} 130 ${x(1.1)} 101 L${x(-0.4)} 100Z`,
  ].join(' ')
}

interface BodyFigureProps {
  gender: Gender
  body: Body
  bodyType: BodyType
}

/** A build and a height as the outline of a tailor's mannequin; decoration. */
export function BodyFigure({ gender, body, bodyType }: BodyFigureProps) {
  const [shoulders, waist, hips, arm] = BUILDS[bodyType]
  const shoulder = shoulders * SHOULDERS[gender]
  const hip = hips * HIPS[gender]
  const reach = Math.max(shoulder, hip) + arm * 0.55
  const armOf = (side: -1 | 1) => {
    const x = (distance: number) => Math.round((50 + side * distance) * 10) / 10
    return `M${x(shoulder - arm * 0.25)} ${44 + arm * 0.1} C${x(shoulder + arm * 0.7)} 58 ${x(shoulder + arm * 0.6)} 74 ${x(reach)} 97`
  }
  return (
    <span className="flex aspect-4/5 w-full items-end justify-center bg-linear-to-b from-float to-surface">
      <svg viewBox="0 0 100 160" className="h-[94%]" fill="currentColor" stroke="currentColor" strokeWidth="0" strokeLinecap="round">
        <g transform={`translate(50 158) scale(${HEIGHTS[body]}) translate(-50 -158)`}>
          <ellipse cx="50" cy="19" rx="8.6" ry="11.2" />
          <path d={halfOf(-1, shoulder, waist, hip)} />
          <path d={halfOf(1, shoulder, waist, hip)} />
          <path d={armOf(-1)} fill="none" strokeWidth={arm} />
          <path d={armOf(1)} fill="none" strokeWidth={arm} />
        </g>
      </svg>
    </span>
  )
}

import type { Body, BodyType, Ethnicity, Locale } from '@moonlit/contract/vocabulary'
import { italianForms, longGermanForms } from './adjective-forms.ts'

/** Words for a height, a figure or an origin besides the labels, which begin alike: as the beginning of a word is found by itself, the longest form is enough. */
export interface FigureWords {
  readonly body: Partial<Record<Body, readonly string[]>>
  readonly bodyType: Partial<Record<BodyType, readonly string[]>>
  readonly ethnicity: Partial<Record<Ethnicity, readonly string[]>>
}

const spanish = (...stems: readonly string[]): string[] => stems.flatMap((stem) => ['os', 'as'].map((end) => stem + end))

export const FIGURE_WORDS: Readonly<Record<Locale, FigureWords>> = {
  en: {
    body: { petite: ['small', 'petite'] },
    bodyType: {
      slim: ['slender', 'thin', 'skinny'],
      athletic: ['sporty', 'fit', 'toned'],
      curvy: ['curvaceous', 'voluptuous'],
      muscular: ['buff', 'ripped', 'strong'],
      'plus-size': ['chubby', 'plump', 'full-figured', 'bbw'],
    },
    ethnicity: {
      latin: ['latina', 'latino', 'hispanic'],
      'middle-eastern': ['arab', 'persian'],
      mixed: ['mixed race', 'biracial'],
      'south-asian': ['indian', 'desi'],
    },
  },
  de: {
    body: { petite: longGermanForms('klein'), tall: longGermanForms('groß', 'großgewachsen', 'hochgewachsen') },
    bodyType: {
      slim: longGermanForms('schlank', 'dünn'),
      average: longGermanForms('durchschnittlich'),
      athletic: longGermanForms('sportlich', 'athletisch', 'durchtrainiert'),
      curvy: [...longGermanForms('kurvig', 'kurvenreich'), 'Kurven'],
      muscular: [...longGermanForms('muskulös'), 'Muskeln'],
      'plus-size': longGermanForms('mollig', 'rundlich', 'füllig'),
    },
    ethnicity: {
      african: ['Afrikanerin', ...longGermanForms('afrikanisch')],
      'east-asian': ['Ostasiatin', 'Asiatin', ...longGermanForms('asiatisch')],
      european: ['Europäerin', ...longGermanForms('europäisch')],
      latin: ['Latina', 'Latino', 'Lateinamerikanerin', ...longGermanForms('lateinamerikanisch')],
      'middle-eastern': ['Araberin', 'Orientalin', ...longGermanForms('nahöstlich', 'orientalisch')],
      mixed: longGermanForms('gemischt'),
      'south-asian': ['Südasiatin', 'Inderin', ...longGermanForms('südasiatisch', 'indisch')],
      'southeast-asian': ['Südostasiatin', 'Asiatin', ...longGermanForms('südostasiatisch', 'asiatisch')],
    },
  },
  es: {
    body: { petite: [...spanish('baj', 'bajit'), 'pequeñas', 'pequeños'], tall: spanish('alt') },
    bodyType: {
      slim: spanish('delgad', 'flac', 'esbelt'),
      athletic: [...spanish('atlétic'), 'deportistas'],
      curvy: [...spanish('voluptuos'), 'curvas', 'curvilíneas'],
      muscular: [...spanish('musculos'), 'fuertes'],
      'plus-size': spanish('rellenit', 'gordit'),
    },
    ethnicity: {
      african: spanish('african'),
      'east-asian': spanish('asiátic'),
      european: spanish('europe'),
      latin: spanish('latin', 'hispan'),
      'middle-eastern': ['árabes'],
      mixed: spanish('mestiz', 'mixt'),
      'south-asian': spanish('sudasiátic', 'indi'),
      'southeast-asian': spanish('asiátic'),
    },
  },
  fr: {
    body: { petite: ['petites', 'petits'], tall: ['grandes', 'grands'] },
    bodyType: {
      slim: ['minces', 'fines', 'sveltes', 'maigres'],
      athletic: ['athlétiques', 'sportives', 'sportifs'],
      curvy: ['voluptueuses', 'pulpeuses', 'galbées'],
      muscular: ['musclées', 'musclés', 'musculeuses'],
      'plus-size': ['rondes', 'rondelettes', 'rond', 'enrobées'],
    },
    ethnicity: {
      african: ['africaines', 'africains'],
      'east-asian': ['asiatiques'],
      european: ['européennes', 'européens'],
      latin: ['latinas', 'latinos', 'latino-américaines', 'latino-américains'],
      'middle-eastern': ['moyen-orientales', 'moyen-orientaux', 'orientales', 'arabes'],
      mixed: ['métisses', 'métis', 'métissées'],
      'south-asian': ['indiennes', 'indiens'],
      'southeast-asian': ['asiatiques'],
    },
  },
  it: {
    body: { petite: italianForms('bass', 'piccol'), tall: italianForms('alt') },
    bodyType: {
      slim: [...italianForms('snell', 'magr'), 'sottile', 'sottili'],
      athletic: [...italianForms('atletic', 'sportiv'), 'atletiche', 'atletici'],
      curvy: [...italianForms('formos', 'procac'), 'curve', 'procace'],
      muscular: italianForms('muscolos'),
      'plus-size': italianForms('rotond', 'robust', 'paffut'),
    },
    ethnicity: {
      african: italianForms('african'),
      'east-asian': [...italianForms('asiatic'), 'asiatiche'],
      european: italianForms('europe'),
      latin: italianForms('latin', 'latinoamerican'),
      'middle-eastern': ['mediorientali', 'arabe', 'arabo'],
      mixed: [...italianForms('mist'), 'meticce', 'meticcio'],
      'south-asian': ['indiane', 'indiano', 'indiani'],
      'southeast-asian': [...italianForms('asiatic'), 'asiatiche'],
    },
  },
  pt: {
    body: { petite: spanish('baix', 'baixinh', 'pequen'), tall: spanish('alt') },
    bodyType: {
      slim: spanish('magr', 'esbelt'),
      average: spanish('médi'),
      athletic: [...spanish('atlétic', 'sarad'), 'esportivas'],
      curvy: [...spanish('curvilíne', 'voluptuos'), 'curvas'],
      muscular: [...spanish('musculos'), 'fortes'],
      'plus-size': spanish('gordinh', 'rechonchud'),
    },
    ethnicity: {
      african: spanish('african'),
      'east-asian': spanish('asiátic'),
      european: ['europeias', 'europeus'],
      latin: spanish('latin'),
      'middle-eastern': ['árabes'],
      mixed: spanish('mist', 'mestiç'),
      'south-asian': spanish('indian', 'sul-asiátic'),
      'southeast-asian': spanish('asiátic'),
    },
  },
  ar: {
    body: { petite: ['قصير'], average: ['متوسط'], tall: ['طويل'] },
    bodyType: {
      slim: ['نحيف', 'رشيقة', 'رشيق'],
      average: ['متوسط'],
      athletic: ['رياضي'],
      curvy: ['ممتلئة', 'ممتلئ', 'منحنيات'],
      muscular: ['عضلات', 'مفتول'],
      'plus-size': ['سمينة', 'بدينة', 'سمين'],
    },
    ethnicity: {
      african: ['أفريقية', 'إفريقية'],
      'east-asian': ['شرق آسيوية', 'آسيوية'],
      european: ['أوروبية'],
      latin: ['لاتينية'],
      'middle-eastern': ['شرق أوسطية', 'عربية', 'عربي'],
      mixed: ['مختلطة'],
      'south-asian': ['جنوب آسيوية', 'هندية', 'هندي'],
      'southeast-asian': ['جنوب شرق آسيوية', 'آسيوية'],
    },
  },
  hi: {
    body: { petite: ['छोटी', 'छोटे क़द', 'नाटी', 'नाटा'], tall: ['लंबी', 'लम्बी', 'लम्बा', 'लंबे क़द'] },
    bodyType: {
      slim: ['छरहरी', 'पतली', 'पतला', 'दुबली', 'दुबला'],
      athletic: ['फ़िट', 'खिलाड़ी'],
      curvy: ['भरी-पूरी', 'कर्वी'],
      muscular: ['गठीली', 'मांसल', 'हट्टा-कट्टा'],
      'plus-size': ['मोटी', 'मोटा', 'गोल-मटोल'],
    },
    ethnicity: {
      african: ['अफ़्रीकन'],
      'east-asian': ['एशियाई'],
      latin: ['लातीनी', 'लैटिना'],
      'middle-eastern': ['अरबी'],
      mixed: ['मिली-जुली'],
      'south-asian': ['भारतीय', 'हिंदुस्तानी', 'देसी'],
    },
  },
  ja: {
    body: { petite: ['小さい', '低身長', '背が低い', '背の低い'], tall: ['背が高い', '背の高い', '長身'] },
    bodyType: {
      slim: ['細い', '細身', '痩せ', 'やせ型', 'スレンダー'],
      athletic: ['アスリート体型', 'スポーティー'],
      curvy: ['曲線美', 'グラマラス'],
      muscular: ['マッチョ', '筋肉'],
      'plus-size': ['ぽっちゃり', 'プラスサイズ'],
    },
    ethnicity: {
      african: ['アフリカ人', '黒人'],
      'east-asian': ['アジア系', 'アジア人'],
      european: ['ヨーロッパ人', '白人', '欧米'],
      latin: ['ラテンアメリカ', 'ラティーナ'],
      'middle-eastern': ['アラブ系', '中東人'],
      mixed: ['ハーフ', '混血'],
      'south-asian': ['インド系', 'アジア人'],
      'southeast-asian': ['アジア人'],
    },
  },
  zh: {
    body: { petite: ['矮', '矮小', '矮个子', '小个子', '个子矮'], tall: ['高个子', '高个', '个子高', '高大'] },
    bodyType: {
      slim: ['瘦', '纤细', '身材瘦'],
      average: ['中等身材', '标准身材'],
      athletic: ['运动', '健美'],
      curvy: ['性感', '曲线'],
      muscular: ['肌肉', '强壮', '结实'],
      'plus-size': ['胖', '丰腴', '微胖'],
    },
    ethnicity: {
      african: ['非洲人', '黑人'],
      'east-asian': ['亚洲人', '亚裔'],
      european: ['欧洲人', '白人'],
      latin: ['拉美', '拉丁'],
      'middle-eastern': ['中东人', '阿拉伯'],
      mixed: ['混血儿'],
      'south-asian': ['印度', '亚裔'],
      'southeast-asian': ['亚裔'],
    },
  },
}

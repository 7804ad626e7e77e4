/** Styles of generated photos, with their titles in every language. */
export const GENERATION_STYLES = [
  { id: 'film', look: { scene: 'cafe', light: 1 }, title: { en: 'Film', es: 'Analógico', fr: 'Argentique', pt: 'Analógico', ar: 'فيلم', hi: 'फ़िल्म', ja: 'フィルム', zh: '胶片', it: 'Pellicola', de: 'Analogfilm' } },
  { id: 'golden-hour', look: { scene: 'beach', light: 2 }, title: { en: 'Golden hour', es: 'Hora dorada', fr: 'Heure dorée', pt: 'Hora dourada', ar: 'الساعة الذهبية', hi: 'सुनहरा पहर', ja: 'ゴールデンアワー', zh: '黄金时刻', it: 'Ora dorata', de: 'Goldene Stunde' } },
  { id: 'city-night', look: { scene: 'citynight', light: 3 }, title: { en: 'City at night', es: 'Ciudad de noche', fr: 'Ville la nuit', pt: 'Cidade à noite', ar: 'المدينة ليلًا', hi: 'रात का शहर', ja: '夜の街', zh: '城市夜色', it: 'Città di notte', de: 'Stadt bei Nacht' } },
  { id: 'studio', look: { scene: 'studio', light: 4 }, title: { en: 'Studio', es: 'Estudio', fr: 'Studio', pt: 'Estúdio', ar: 'استوديو', hi: 'स्टूडियो', ja: 'スタジオ', zh: '影棚', it: 'Studio', de: 'Studio' } },
  { id: 'neon', look: { scene: 'neon', light: 5 }, title: { en: 'Neon', es: 'Neón', fr: 'Néon', pt: 'Neon', ar: 'نيون', hi: 'नियॉन', ja: 'ネオン', zh: '霓虹', it: 'Neon', de: 'Neon' } },
  { id: 'garden', look: { scene: 'garden', light: 6 }, title: { en: 'Garden', es: 'Jardín', fr: 'Jardin', pt: 'Jardim', ar: 'حديقة', hi: 'बाग़', ja: '庭園', zh: '花园', it: 'Giardino', de: 'Garten' } },
  { id: 'mountain', look: { scene: 'mountain', light: 7 }, title: { en: 'Mountains', es: 'Montañas', fr: 'Montagne', pt: 'Montanhas', ar: 'جبال', hi: 'पहाड़', ja: '山', zh: '山野', it: 'Montagna', de: 'Berge' } },
  { id: 'aurora', look: { scene: 'aurora', light: 8 }, title: { en: 'Northern lights', es: 'Aurora boreal', fr: 'Aurore boréale', pt: 'Aurora boreal', ar: 'الشفق القطبي', hi: 'ध्रुवीय ज्योति', ja: 'オーロラ', zh: '极光', it: 'Aurora boreale', de: 'Polarlicht' } },
] as const

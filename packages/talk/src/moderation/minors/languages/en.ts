import type { Language } from '../kinds.ts'
import { enFrames } from './en-frames.ts'

/** English, with the school years of the United States, Britain, Canada and Australia. */
export const en: Language = {
  cardinals:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen/thirten/threeteen fourteen/forteen/fourten fifteen/fiften/fiveteen/fivteen/fithteen sixteen/sixten seventeen/seventen eighteen/eightteen/eighten nineteen',
  tens: 'twenty thirty forty/fourty fifty sixty seventy eighty ninety',
  large: 'hundred, hundreds, thousand, thousands, million',
  joins: 'and',
  ordinals:
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth/twelveth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  shared: '',
  compounds: 'year, years, yr, yrs, old, olds, yo, girl, boy, school, high, grade, grader, graders, teen, ager, student, a, turning, aged',
  words: {
    HOLIDAYS: 'summer break, vacation, holidays, summer vacation, school s out',
    DADDYS: 'daddy s girl, daddy s princess, mommy s boy, mama s boy, daddy s little girl',
    MOM: 'mom, mum, mommy, dad, daddy, mama',
    STAFF:
      'librarian, principal, headmaster, headmistress, janitor, caretaker, bus driver, cook, secretary, counselor, counsellor, security guard, nurse, coach, architect, photographer, psychologist, social worker, founder, owner',
    CHILDSCHOOL:
      'high school, middle school, elementary school, primary school, grade school, junior high, secondary school, kindergarten, preschool, nursery school, daycare, boarding school, highschool, middleschool, infant school',
    NOW: 'today, now, nowadays',
    ALONE: 'alone, by herself, by himself, on her own, without a grown up',
    BIRTHDAYS: 'birthdays',
    FORBIDDEN: 'forbidden, prohibited, not allowed in, not admitted, closed to, off limits, no entry, banned, barred, no admission',
    NOBODY: 'nobody, no one, noone, none, not one',
    YOURS: 'your',
    AGED: 'aged, matured, matures',
    HIDE: 'hides, hide, belies, conceals, masks, disguises',
    FORMER: 'former, ex, onetime, once upon',
    SCHOOLLIFE:
      'prom queen, prom king, prom date, prom night, junior prom, homecoming queen, homecoming king, junior varsity, school locker, hall pass, spelling bee, report card, recess, homeroom, school play, school dance, school backpack, school bag, schoolbag, class clown, detention after school, school detention, show and tell, school lunch, lunch detention, school recess, class pet, science fair, field day, school desk, school nativity, after school club, after school clubs, study hall, pep rally',
    YOUNGONE:
      'altar boy, altar girl, altar server, choirboy, choirgirl, choir boy, foster kid, foster child, street urchin, urchin, page boy, child star, child actor, child actress, child soldier, first communion, tooth fairy, child ticket, child fare, children s choir, boys choir, girls choir, kid next door, kids next door, child next door, only a child, street kid, street child, bat mitzvah, bar mitzvah, childrens choir, children s ticket, child s ticket, confirmation class, confirmand',
    THOUSAND: 'thousand',
    THRICE: 'thrice',
    PART4: 'quarter of, fourth of',
    PART3: 'third of, one third of',
    PART2: 'half of, one half of, half as old as, half the age of',
    BOTH: 'both, the two of us',
    DECADE: 'decade',
    DOZEN: 'dozen',
    MONITOR: 'class president, class representative, class clown, class captain, valedictorian, head girl, head boy, hall monitor',
    PREPARE: 'studies for, studying for, revises for, revising for, preparing for, prepares for, cramming for, dreads, dreading, sitting, sits',
    EXAM: 'gcses, gcse, sats, psats, o levels, a levels, eleven plus, finals at school, school finals, leaving cert, hsc, high school exams, entrance exam for high school',
    SCHOOLDAY: 'first day of, first day at, first day in, last year of, final year of, last year at, final year at, last day of',
    HOMEWORK: 'homework, book report, spelling test, show and tell',
    SCHOOLBUS: 'school bus, schoolbus, yellow bus',
    SKIP: 'skips, skipping, cuts, ditches, hates',
    TEAM: 'team, squad, side, league, choir, championship, tournament, academy',
    PLAYER: 'goalkeeper, keeper, striker, midfielder, defender, winger, plays, playing, player, captain, member, star',
    WAIT: 'wait, waits, waiting, rides, catches, takes, misses',
    TOOYOUNG: 'too young, not old enough, not yet old enough, nowhere near old enough, too little, too small',
    PERMIT: 'license, licence, learner s permit, driving, drive, behind the wheel',
    MINE: 'my, our',
    SPENT: 'worked, waited, trained, studied',
    UNGROWN:
      'milk teeth, baby teeth, milk tooth, baby tooth, play with dolls, plays with dolls, playing with dolls, plays hopscotch, training wheels, night light and teddy, booster seat, car seat, pacifier, sippy cup, lullaby before bed, growth plates, growing pains at night, puppy fat',
    LEGAL: 'legal',
    COUNTS: 'counts, count, counting, crossing off',
    MAY: 'can, may, could, be able to, be allowed to, allowed to',
    RIGHT: 'vote, drink, buy alcohol, buy beer, buy cigarettes, sign contracts, sign a contract, get married without',
    NAMED: 'called, named, by the name of',
    BETWEEN: 'between, somewhere between, anywhere between',
    MYTEACHER:
      'my teacher, my homeroom teacher, my math teacher, my maths teacher, my english teacher, my classmates, my homeroom, same homeroom, our homeroom',
    OLDER: 'older, younger, senior, apart',
    TWICE: 'twice, double',
    GROWN:
      'boss, husband, wife, ex, mom, mum, dad, father, mother, uncle, colleague, coworker, manager, roommate, flatmate, friend, professor, landlord, grandpa, grandma, neighbour, neighbor, president',
    YOUTHS: 'teenagers, teens, toddlers, adolescents, kids',
    FROM: 'shy of, short of, away from, from turning, from being, from her, from his, from, off being, off turning, off',
    YEAR: 'year, years, yr, yrs, yeer, yeers, summers, winters',
    AGEUNIT: 'yo, y o, yrold, yearold, yearsold, yos, something year old',
    SPAN: 'month, months, week, weeks, day, days',
    OLD: 'old, olds, of age, young, ole, year old',
    AGE: 'age, aged, ages, agd, aged from, aged between, ages from, age from, age between',
    LIFE: 'life',
    BIRTHDAY: 'birthday, bday, b day',
    BORN: 'born, birth year, birthyear, year of birth, date of birth, dob, yob, birthdate',
    HALF: 'and a half, and half, and some months, and three quarters, and a bit, ish',
    IS: 'is, am, are, s, m, re, be, being, im, ur, r, shes, hes, youre, stays, remains, was, were, been, iz, iss',
    BE: 'is, am, are, s, m, re, be, being, im, ur, r, shes, hes, youre, becomes, become, stays, remains',
    WAS: 'was, were',
    LOOK: 'looks, look, looking, seems, seem, seeming, appears, appear, appearing, acts, act, acting, pass for, passes for, passing for, taken for, mistaken for, resembles, sounds, frozen at, stuck at, trapped at, presents as, reads as',
    LIKE: 'like, as, as if, to be, for, that, at most, around, about, no more than, a',
    TURN: 'turns, turn, turning, hits, hitting, reaches, reaching, reach, becoming',
    TURNED: 'turned, became, celebrated, celebrates',
    WILL: 'will, ll, wont, won, gonna, going to, about to',
    ATTEND:
      'attends, attend, attending, goes to, go to, going to, is in, am in, are in, s in, m in, re in, be in, im in, being in, still in, still at, studies at, studies in, study in, studying in, studying at, enrolled in, enrolled at, enters, entering, starts, starting, finishing, currently in, now in, graduates from, graduating from, graduates, skips, repeating, back in',
    HAPPENED:
      'moved, learned, learnt, began, started, left, lost, won, met, came, went, became, took, made, found, got, wrote, sang, danced, ran, fell, grew, bought, built, opened, discovered, decided, emigrated, arrived, joined, quit, fled, published, performed, debuted, picked, taught, gave, saw, knew, fought, survived, composed, competed, played, climbed, crossed, founded, baked, painted, dreamed, dreamt, promised, broke, had, saved, used, kept',
    PRETEND:
      'pretend, pretending, imagine, imagining, roleplay, roleplaying, role play, let s say, lets say, let us say, suppose, make believe, act, acting, play, be my, as if, as though, what if, you be, your role, dress up as, dress as, turn into, transform into, how about you, be a, be an',
    TEACH:
      'teaches, teach, teaching, taught, tutors, tutoring, coaches, coach, coaching, babysits, babysit, babysitting, mentors, mentoring, instructs, educates, works with, work with, working with, worked with, volunteers with, volunteer with, volunteering with, lectures, cares for, caring for, looks after, looking after, writes for, teacher of, teacher to, teacher for, tutor of, tutor to, tutor for, coach of, coach for, trainer of, trainer for, nanny of, nanny to, nanny for, babysitter of, babysitter to, babysitter for, governess to, governess of, mentor to, counselor to, counsellor to, classes for, lessons for, lessons to, a class of, advocate for, books for, novels for, coached, tutored, mentored, trained, babysat, educated, home for, shelter for, refuge for, hostel for, designs school, sews school, paints school, protects, illustrates for, shelter of, novels about, stories for, driver for, my class of',
    RAISE: 'raising, raises, raised, bringing up, fosters, fostering',
    ADV: 'only, just, barely, merely, hardly, scarcely, still, now, about, already, around, roughly, approximately, currently, like, actually, really, but, both, all, maybe, perhaps, probably, exactly, tender, sweet, circa, newly, freshly, technically, physically, mentally, biologically, forever, supposedly, secretly, officially, possibly, almost, nearly, not even, only just, a, no more than, at most, no older than, somewhere around, well, so, turning, be, canonically',
    ONLY: 'only, just, barely, merely, hardly, scarcely, mere, tender, sweet, at most, not even, no more than, no older than, newly, freshly',
    ALMOST:
      'almost, nearly, approaching, on the verge of, on the cusp of, on the brink of, going on, pushing, shy of, just under, nearing, verging on, coming up on, practically, not quite, close to being, close to turning',
    NOT: 'not, never, no, isn t, aren t, ain t, hasn t, haven t, doesn t, don t, won t, can t, isnt, hasnt, havent, wont, yet to, nowhere near, far from, without, nor, not even, cannot',
    ANYMORE: 'anymore, any more, any longer, years, only, just',
    UNDER: 'under, below, younger than, less than, sub, u, <, no older than, not older than, not over, beneath',
    YOUNGER: 'younger',
    THAN: 'than',
    UNTIL: 'until, till, til, before, to go until',
    AWAY: 'away, to go',
    SOON: 'soon, nearly, almost',
    FUTURE:
      'next year, next month, next week, next summer, next spring, next fall, next autumn, next winter, tomorrow, soon, in a year, in a month, in a week, in a few, in some, in two, in three, in four, in five, in six, in several, in a couple, in just, in less, in under, in only, in days, in weeks, in months, in 1, in 2, in 3, in 4, in 5, in 6, in 10, in one, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december, later this, this summer, this fall, this autumn, this winter, this december, this november, someday, one day, shortly, at midnight, tonight, before long, any day now, this weekend, by christmas, on monday, on friday, on saturday, on sunday, next january, next march, next april, next may, next june, next july, come',
    OF: 'of',
    TO: 'to, or, through, thru',
    AND: 'and, but, so, or, yet, because, though, although, while, if, then, with, who, whose, that, on, at, from, by, lives, living, loves, likes, has, wants, going, wearing, today, tomorrow, next, this, very, as, not, too, please, btw, lol, haha, okay, ok',
    ARTICLE: 'a, an, the',
    IT: 'it, there, that, this, which, what, clock, everything, here, its',
    ME: 'i, im, me, myself, we',
    YOU: 'you, u, youre, yourself, ur, ya',
    SHE: 'she, he, they, her, him, shes, hes',
    HER: 'her, his, their, friend s, neighbor s, neighbour s, somebody s, someone s, whose',
    HAS: 'has, have, had, with, got, having',
    FOR: 'for, after, over, past, last, within, during, next, these, those, every, in, spent, spends, first, another, more than, some, following, by, since, throughout, took, needs, saved, previous, full',
    AGO: 'ago, later, from now, straight, together, married, earlier, before, back, running, apart, abroad, on, sober, clean, single, experience, in, as, at, with, without, into, long, now',
    WHEN: 'when, since, until, till, after, before, by the time, once, while',
    SINCE: 'since, from the age of',
    AT: 'at, at age, at the age of, aged, age, at the tender age of, around age, before age, by age, by, until age, at just, at only, before turning, after turning',
    TIMES: 'times',
    PLUS: 'plus',
    MINUS: 'minus, take away',
    SMALL: 'little, small, young, baby, tiny, wee, lil, prepubescent, immature, childlike, underaged',
    GIRL: 'girl, boy, lass, lassie, lad, chick, gal, teen, kid, child, female, male, woman, lady, maid, maiden, girlie, gurl, grl, schoolgirl, schoolboy, teenager, bride, runaway, orphan, youth, youngster, tomboy, 👧, 👦, miss',
    PERSON:
      'guy, man, student, model, cheerleader, ballerina, babe, princess, prince, beauty, blonde, blond, brunette, redhead, virgin, person, human, elf, vampire, angel, girlfriend, boyfriend, stepsister, waif, pupil, dancer, gymnast, daughter, son, sister, niece, cutie, witch, demon, goddess, android, catgirl, someone, somebody, body, figure, face',
    KIN: 'daughter, daughters, sons, kids, children, twins, twin, niece, nieces, nephew, nephews, grandson, granddaughter, grandchild, grandchildren, grandkids, godson, goddaughter, stepdaughter, stepson, brother, brothers, sister, sisters, cousin, cousins, siblings, sibling, newborn, little one, little ones, stepkids, sis, bro, kiddos, my kid, my child, my boy, my girl, my boys, my girls, two boys, two girls, three boys, three girls, twin boys, twin girls, our boy, our girl, our kid, her kid, his kid, her child, his child, their kid, their child, my students, my pupils, my class, my student, my pupil, neighbor s, neighbour s, my toddler, her toddler, his toddler, my teenager, our teenager, my teen, foster child, youngest, eldest, oldest, son',
    PARENT:
      'mother of, mom of, mum of, father of, dad of, parent of, parents of, grandmother of, grandma of, grandfather of, aunt of, aunt to, auntie to, uncle of, uncle to, godmother of, godmother to, mother to, mom to, mum to, father to, dad to, sister of, sister to, brother of, brother to, stepmother of, stepmother to, guardian of, guardian to, single mom with, single mother with, single dad with, single mum with, widow with',
    TEACHER:
      'teacher, teachers, teaching, tutor, coach, instructor, professor, counselor, counsellor, principal, headmistress, headmaster, librarian, nurse, educator, sweetheart, sweethearts, reunion, memories, diploma, dropout, graduate, yearbook, curriculum, textbook, textbooks, classes, janitor',
    SCHOOL:
      'high school, middle school, elementary school, primary school, grade school, junior high, secondary school, senior high, grammar school, comprehensive school, prep school, sixth form, kindergarten, preschool, nursery school, daycare, elementary, boarding school, highschool, middleschool, infant school, playgroup, hs, h s',
    PUPIL:
      'student, students, pupil, pupils, girl, girls, boy, boys, kid, kids, freshman, freshmen, sophomore, junior, senior, cheerleader, quarterback, er, teen, nerd, class president, princess, valedictorian, beauty, gal, athlete, lass, outcast, rebel, child, children, uniform, age, aged, bully',
    CHILD: 'child, kid, kiddo, kiddie, infant',
    MINOR: 'minor, juvenile, minors',
    ADULT:
      'adult, grown up, grownup, of age, of legal age, majority, adulthood, fully grown, grown woman, grown man, voting age, driving age, legal age, the legal age, legal drinking age',
    OBJECT:
      'toyota, honda, bmw, ford, mercedes, volvo, volkswagen, jeep, harley, macbook, iphone, scotch, whisky, whiskey, whiskies, malt, bourbon, rum, wine, port, cognac, brandy, tequila, cheddar, cheese, car, truck, van, bike, bicycle, motorcycle, boat, house, flat, building, company, tree, oak, dog, cat, puppy, kitten, horse, mare, pony, parrot, rabbit, turtle, tortoise, labrador, retriever, spaniel, terrier, phone, laptop, computer, guitar, sofa, couch, shoe, shoes, boots, jacket, bottle, marriage, relationship, recipe, photo, song, record, wall, piano, violin, tea, tv, business, shop, bakery, friendship, blog, book, film, movie, hamster, goldfish, camera, vinegar, sweater, sourdough, career, mortgage, startup, cottage, roof, fridge, bonsai, cactus, plant, poodle, bulldog, corgi, husky, app, game, coat, dress, hen, donkey, cow, feud, habit, tradition, dachshund, stallion, gelding, collie, tabby, sherry, mead, cider, motorbike, scooter, tractor, tent, clock, watch, tablet, pot, sheep, goat, chicken, iguana, snake, budgie, cockatoo, oven, stove, lamp, mirror, carpet, quilt',
    THING:
      'minutes, minute, min, mins, hours, hour, hrs, hr, seconds, second, sec, times, time, percent, miles, km, kilometres, kilometers, metres, meters, cm, mm, feet, foot, ft, inches, inch, pounds, lbs, kilos, kg, people, men, women, children, kids, guys, girls, boys, dollars, euros, bucks, cents, degrees, o, oclock, am, pm, past, of, out, to, candles, more, other, different, hundred, dozen, per, into, in, late, early, tall, wide, deep, long, high, ahead, behind, for, quid, grand, students, pupils, is, are, was',
    FIGURE:
      'number, numbers, size, score, floor, room, level, count, rank, ranking, limit, temperature, price, record, capacity, chapter, volume, episode, season, page, bus, line, gate, platform, seat, table, row, route, iq, cup, total, scale, dial, step, date, answer, result, odds, dose, maximum, minimum, bedtime, curfew, alarm, width, height, length, weight, distance, sum, average, track, act, scene, part, phase, stage, round, week, team, group, category, apartment, suite, unit, lot, channel, version, windows, heat, take, exit, highway, interstate, flight, gpa, hour, tier, zone, district, agent, final, deadline, guests, dinner, breakfast, lunch, meeting, train, plane, street, house',
    DURATION: 'experience, marriage, practice, service, training',
    BODY: 'body, figure, frame, face, build, appearance, voice, features, look, looks, physique, skin, proportions',
    MEDIA:
      'film, movie, book, novel, novels, series, episode, song, news, article, documentary, poem, show, painting, magazine, anime, manga, olympics, olympic, championship, champion, record, prodigy, history, museum, queen, king, war, died, won, wins, winner, genius, medal, tournament, gymnast, chess, mozart, study, statistics, law, police, arrested, hospital, charity, unicef, patient, patients, court, concert, romeo, juliet',
  },
  frames: enFrames,
}

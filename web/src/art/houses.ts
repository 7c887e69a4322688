// Four wooden houses, told apart by outline as well as by colour. Foot at (0, 0), about 22 wide and 25 high.
export interface HouseShape {
  front: string;
  side: string;
  roof: string;
  door: string;
}

const GABLE: HouseShape = {
  front: "M-9 0V-11L-2.5-19L4-11V0Z",
  side: "M4 0V-11L9-13V-2.5Z",
  roof: "M-2.5-19L2.5-21L9-13L4-11Z",
  door: "M-4.4 0v-5.5h3.8v5.5z",
};

const STEPPED: HouseShape = {
  front: "M-9 0V-11h2.2v-4h2.2v-4h4.4v4h2.2v4h2.2V0Z",
  side: "M4.2 0V-11L9-13V-2.5Z",
  roof: "M-.2-19L4.6-21V-17L6.8-17V-13L9-13L4.2-11H2V-15H-.2Z",
  door: "M-4.4 0v-5.5h3.8v5.5z",
};

const TOWER: HouseShape = {
  front: "M-6.5 0V-13H2.5V0Z",
  side: "M2.5 0V-13L6.5-15V-2.2Z",
  roof: "M-7.6-13L-.4-25L7.6-15L3-13Z",
  door: "M-3.6-5.5h3.2v-4h-3.2z",
};

const BARN: HouseShape = {
  front: "M-9 0V-9a6.6 8.5 0 0 1 13.2 0V0Z",
  side: "M4.2 0V-9q-.4-4-2.6-6.6l4-2Q9-14 9-10.5V-2.5Z",
  roof: "M-2.4-17.5q2.5-.2 4 1.9l4-2q-2.2-2.4-4.4-1.9z",
  door: "M-4.4 0v-5a1.9 1.9 0 0 1 3.8 0v5z",
};

export const HOUSE_SHAPES: HouseShape[] = [GABLE, STEPPED, TOWER, BARN];
